import type { KeyedText, PlanData } from '@brightplate/contract/plans/plan-data'
import { britishText, sentenceInBritish, type Typed } from './british-text.ts'

const say = britishText()

/** What of a plan is sentences with keys. */
export function textsInBritish(
  plan: PlanData,
  typed: Typed,
  called: (text: string) => string,
): Partial<PlanData> {
  const sentence = (text: KeyedText) => {
    const translated = sentenceInBritish(text, typed)
    return { ...translated, text: called(translated.text) }
  }
  const { checked, unchecked, tip_texts: tips = [], notices, ruled_out, changes, cost } = plan
  const ofTips = new Map(tips.map((tip) => [tip.text, sentence(tip).text]))
  return {
    general_tips: plan.general_tips.map((tip) => ofTips.get(tip) ?? say(tip)),
    tip_texts: tips.map(sentence),
    ...(notices && { notices: notices.map(sentence) }),
    ...(ruled_out && { ruled_out: ruled_out.map(sentence) }),
    ...(checked && { checked: sentence(checked) }),
    ...(unchecked && { unchecked: sentence(unchecked) }),
    ...(changes && { changes: changes.map(({ tag, text }) => ({ tag, text: sentence(text) })) }),
    ...(plan.labels_to_read && {
      labels_to_read: plan.labels_to_read.map((label) => ({
        ...label,
        allergens: label.allergens.map(say),
        text: sentence(label.text),
      })),
    }),
    ...(cost && {
      cost: {
        ...cost,
        basis: sentence(cost.basis),
        left_out: sentence(cost.left_out),
        ...(cost.above_usual && { above_usual: sentence(cost.above_usual) }),
        ...(cost.budget && { budget: { ...cost.budget, text: sentence(cost.budget.text) } }),
      },
    }),
  }
}
