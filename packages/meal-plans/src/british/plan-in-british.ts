import type { KeyedText, PlanData, PlanDay, Slot } from '@brightplate/contract/plans/plan-data'
import { inAmericanSpelling } from '@brightplate/foods/languages/british/in-british'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import { brokenWords } from '../check/broken-words.ts'
import { interpretTable } from '../profile/interpret-table.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toPlannerProfile } from '../profile/to-planner-profile.ts'
import { cutInMetric, stepInMetric } from './british-measures.ts'
import { britishText, sentenceInBritish, type Typed } from './british-text.ts'
import { dishInBritish, linesInBritish, type PlanDish, stepsInBritish } from './dish-in-british.ts'
import { inOnePass } from './in-one-pass.ts'
import { quotedDishes } from './quoted-dishes.ts'
import { shoppingItemInBritish, shoppingListInBritish } from './shopping-in-british.ts'
import { typedOf } from './typed-of.ts'

const say = britishText()

type Ahead = NonNullable<PlanData['prepared_ahead']>

/** Says what is cut for dishes in the measures of their lines. */
function cutsOf(days: readonly PlanDay[]): (step: string) => string {
  const dishes = days.flatMap(({ breakfast, lunch, dinner, snacks, juice }) => [
    ...[breakfast, lunch, dinner, juice],
    ...snacks,
  ])
  const lines = dishes.flatMap(({ ingredients, cooked_for: later }) => [
    ...ingredients,
    ...(later?.ingredients ?? []),
  ])
  const cuts = lines
    .map((line) => [line.split(/,| \(/)[0] ?? '', line] as const)
    .map(([cut, line]) => [cut, cutInMetric(cut, [line])] as const)
    .filter(([cut, british]) => cut !== british)
  return (step) => inOnePass(step, new Map(cuts))
}

const aheadInBritish = (tasks: Ahead, typed: Typed, inMetric: (step: string) => string): Ahead =>
  tasks.map(({ afterwards, ...task }) => ({
    ...task,
    text: sentenceInBritish(task.text, typed),
    ingredients: linesInBritish(task.ingredients, say),
    steps: stepsInBritish(task.steps.map(inMetric), say),
    ...(afterwards && { afterwards: sentenceInBritish(afterwards, typed, stepInMetric) }),
  }))

/** What of a plan is sentences with keys. */
function textsInBritish(
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

/** Where of a plan its words stay American. */
interface LeftOut {
  dishes: ReadonlySet<string>
  list: boolean
}

const placeOf = (day: number, slot: Slot): string => `${day} ${slot}`

function dayInBritish(day: PlanDay, index: number, typed: Typed, { dishes }: LeftOut): PlanDay {
  const translated = <Of extends PlanDish>(dish: Of, slot: Slot): Of =>
    dishes.has(placeOf(index, slot)) ? { ...dish, language: 'en-US' } : dishInBritish(dish, typed)
  return {
    ...day,
    breakfast: translated(day.breakfast, 'breakfast'),
    lunch: translated(day.lunch, 'lunch'),
    dinner: translated(day.dinner, 'dinner'),
    snacks: day.snacks.map((snack, index) =>
      translated(snack, index === 0 ? 'snack_1' : 'snack_2'),
    ),
    juice: translated(day.juice, 'juice'),
  }
}

function saidInBritish(plan: PlanData, typed: Typed, left: LeftOut): PlanData {
  const { shopping_items: items, staples, prepared_ahead: ahead, nutrition } = plan
  const translatedItems = items?.map((item) => shoppingItemInBritish(item, typed))
  const days = plan.days.map((day, index) => dayInBritish(day, index, typed, left))
  return {
    ...plan,
    language: 'en-GB',
    days,
    ...(left.list
      ? {}
      : {
          ...textsInBritish(plan, typed, quotedDishes(plan.days, days)),
          shopping_list: shoppingListInBritish(plan.shopping_list, items, translatedItems),
          ...(translatedItems && { shopping_items: translatedItems }),
          ...(staples && { staples: staples.map((item) => shoppingItemInBritish(item, typed)) }),
        }),
    ...(ahead && { prepared_ahead: aheadInBritish(ahead, typed, cutsOf(plan.days)) }),
    ...(nutrition && { nutrition: nutrition.map((row) => ({ ...row, label: say(row.label) })) }),
  }
}

/** As the list of words spells it; what stands in a plan beside words is spelled alike in both. */
const judgedPlan = (plan: PlanData): PlanData =>
  JSON.parse(JSON.stringify(plan), (_, value: unknown) =>
    typeof value === 'string' ? inAmericanSpelling(value) : value,
  )

const ruleOf = ({ rule, id, day, slot }: SafetyViolation): string => `${rule} ${id} ${day} ${slot}`

/**
 * A stored plan in British words: the same dishes, grams, figures and places. What a parent typed stays as typed. The
 * gate reads all of it, list and tips too: what breaks a rule that its American words do not break stays American, a
 * meal by itself, list and tips together.
 * @param child by whose rules, and those of its table, the gate reads
 */
export function planInBritish(plan: PlanData, child: ProfileFacts): PlanData {
  const typed = typedOf(child, plan)
  const profile = toPlannerProfile(child, interpretTable(child), [])
  const translated = saidInBritish(plan, typed, { dishes: new Set(), list: false })
  const found = brokenWords(judgedPlan(translated), profile)
  if (found.length === 0) return translated
  const before = new Set(brokenWords(plan, profile).map(ruleOf))
  const fresh = found.filter((one) => !before.has(ruleOf(one)))
  if (fresh.length === 0) return translated
  const dishes = fresh.flatMap(({ day, slot }) =>
    day === null || slot === null ? [] : placeOf(day, slot),
  )
  const list = fresh.some(({ day }) => day === null)
  return saidInBritish(plan, typed, { dishes: new Set(dishes), list })
}
