import type { KeyedText, PlatePart } from '@brightplate/contract/plans/plan-data'
import type { SpanishDish, SpanishDishPart } from '@brightplate/planner/spanish/spanish-dish'
import { withinSpanish } from '@brightplate/planner/spanish/spanish-part'
import type { PlanNames } from '@brightplate/planner/spanish/texts/param-words'
import { spanishText } from '@brightplate/planner/spanish/texts/spanish-texts'
import { aheadOfPartInSpanish } from './ahead-of-part-in-spanish.ts'
import type { PlanDish, PlanMeal } from './plan-meals.ts'
import { linesInSpanish, sentenceInSpanish, timeInSpanish } from './plan-sentences.ts'
import { cookedForInSpanish } from './two-meals-in-spanish.ts'

function partInSpanish(part: PlatePart, name: string, translated: SpanishDishPart): PlatePart {
  const { lines, steps } = translated.words
  const ahead = part.ahead && aheadOfPartInSpanish(part.ahead, translated)
  return {
    ...part,
    name,
    ingredients: lines,
    ...(ahead && { ahead }),
    ...(part.apart_steps && part.apart_steps.length > 0 && { apart_steps: steps }),
  }
}

type Plate = NonNullable<PlanDish['plates']>[number]

/** What another child has of it, by the places of the parts; null where one of them has no name. */
function plateInSpanish(plate: Plate, { parts }: SpanishDish): Plate {
  const names = (places: readonly number[]) =>
    places.flatMap((place) => {
      const name = parts[place]
      return name === undefined ? [] : withinSpanish(name)
    })
  const { key } = plate.text
  const isOurs = key === 'plate.of-child' || key === 'plate.water' || key === 'plate.none'
  const params = { on: names(plate.parts), without: names(plate.left_out) }
  const text: KeyedText = isOurs
    ? { ...plate.text, text: spanishText(key, params) }
    : { ...plate.text, language: 'en-US' }
  return { ...plate, text }
}

type MealInSpanish = Pick<PlanMeal, 'at' | 'translated' | 'both'>

/** Its name, lines and steps, and those of its parts. */
function mealWords<Of extends PlanDish>(
  dish: Of,
  { at, translated, both }: MealInSpanish,
): Partial<PlanDish> {
  if (dish.eaten_out) return { name: spanishText('meal.eaten-out') }
  if (!translated) return { language: 'en-US' }
  const { parts, words } = translated
  if (dish.cooked_for && !both) return { language: 'en-US' }
  const steps = 'preparation' in dish ? { preparation: words.steps } : { steps: words.steps }
  return {
    name: words.name,
    ingredients: words.ingredients,
    ...('preparation' in dish || dish.steps ? steps : {}),
    ...(dish.parts && {
      parts: dish.parts.map((part, index) => {
        const [name, of] = [words.parts[index], parts[index]]
        return name !== undefined && of ? partInSpanish(part, name, of) : part
      }),
    }),
    ...(dish.leftover && {
      leftover: {
        ...dish.leftover,
        fresh: { ...dish.leftover.fresh, steps: parts.flatMap((part) => part.words.steps) },
      },
    }),
    ...(dish.cooked_for && both
      ? { cooked_for: cookedForInSpanish(dish.cooked_for, both, parts, at) }
      : {}),
    ...(dish.plates && { plates: dish.plates.map((plate) => plateInSpanish(plate, words)) }),
  }
}

/** A meal of a plan in Spanish; what of it has no Spanish stays in English and says so. */
export function dishInSpanish<Of extends PlanDish>(
  dish: Of,
  meal: MealInSpanish,
  names: PlanNames,
): Of {
  const { benefit_texts: benefits = [], why } = dish
  const isOfTexts = benefits.map(({ text }) => text).join(' ') === dish.benefits
  return {
    ...dish,
    ...mealWords(dish, meal),
    ...(dish.prep_time === undefined ? {} : { prep_time: timeInSpanish(dish.prep_time) }),
    ...(isOfTexts && {
      benefits: linesInSpanish(
        benefits.map(({ text }) => text),
        benefits,
        names,
      ).join(' '),
    }),
    ...(dish.benefit_texts && {
      benefit_texts: benefits.map((text) => sentenceInSpanish(text, names)),
    }),
    ...(why && { why: why.map((text) => sentenceInSpanish(text, names)) }),
  }
}
