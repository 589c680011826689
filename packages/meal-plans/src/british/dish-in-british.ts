import type { Juice, Meal, PlatePart, Snack } from '@brightplate/contract/plans/plan-data'
import { cutInMetric, lineInMetric, stepInMetric } from './british-measures.ts'
import { britishText, type SayBritish, sentenceInBritish, type Typed } from './british-text.ts'

export type PlanDish = Meal | Snack | Juice

export const linesInBritish = (lines: readonly string[], say: SayBritish): string[] =>
  lines.map((line) => say(lineInMetric(line)))

export const stepsInBritish = (steps: readonly string[], say: SayBritish): string[] =>
  steps.map((step) => say(stepInMetric(step)))

function partInBritish(part: PlatePart, say: SayBritish, typed: Typed): PlatePart {
  const { ahead, apart_steps: apart } = part
  return {
    ...part,
    name: say(part.name),
    ingredients: linesInBritish(part.ingredients, say),
    ...(apart && { apart_steps: stepsInBritish(apart, say) }),
    ...(ahead && {
      ahead: {
        ...ahead,
        cut: ahead.cut.map((cut) => say(cutInMetric(cut, part.ingredients))),
        under_water: ahead.under_water.map((cut) => say(cutInMetric(cut, part.ingredients))),
        steps: stepsInBritish(ahead.steps, say),
        ...(ahead.afterwards && {
          afterwards: sentenceInBritish(ahead.afterwards, typed, stepInMetric),
        }),
      },
    }),
  }
}

/** Foods of a meal that are called as a parent typed them. */
const calledAsTyped = ({ parts = [], beside = [] }: PlanDish): string[] => [
  ...beside,
  ...parts.flatMap(({ typed, food_id: food, recipe_id: recipe }) =>
    typed !== null && !food && !recipe ? typed : [],
  ),
]

/**
 * A meal of a plan in British words and measures: the same foods, grams and places.
 * @param typed what parents typed: it stays as typed where a sentence names it
 */
export function dishInBritish<Of extends PlanDish>(dish: Of, typed: Typed): Of {
  const { parts, plates, leftover, cooked_for: later, benefit_texts: benefits, why } = dish
  const say = britishText(calledAsTyped(dish))
  const translated = benefits?.map((one) => sentenceInBritish(one, typed))
  const isOfTexts = benefits?.map(({ text }) => text).join(' ') === dish.benefits
  return {
    ...dish,
    name: say(dish.name),
    ingredients: linesInBritish(dish.ingredients, say),
    benefits:
      translated && isOfTexts ? translated.map(({ text }) => text).join(' ') : say(dish.benefits),
    ...('preparation' in dish && { preparation: stepsInBritish(dish.preparation, say) }),
    ...(dish.steps && { steps: stepsInBritish(dish.steps, say) }),
    ...(translated && { benefit_texts: translated }),
    ...(why && { why: why.map((one) => sentenceInBritish(one, typed)) }),
    ...(parts && { parts: parts.map((part) => partInBritish(part, say, typed)) }),
    ...(plates && {
      plates: plates.map((plate) => ({ ...plate, text: sentenceInBritish(plate.text, typed) })),
    }),
    ...(leftover && {
      leftover: {
        ...leftover,
        fresh: { ...leftover.fresh, steps: stepsInBritish(leftover.fresh.steps, say) },
      },
    }),
    ...(later && {
      cooked_for: {
        ...later,
        ingredients: linesInBritish(later.ingredients, say),
        steps: stepsInBritish(later.steps, say),
      },
    }),
  }
}
