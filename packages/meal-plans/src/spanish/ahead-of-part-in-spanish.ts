import type { PlatePart } from '@brightplate/contract/plans/plan-data'
import { aheadOfDish } from '@brightplate/planner/ahead/ahead-of-part'
import { lineAmount } from '@brightplate/planner/dishes/scale-line'
import { anyone } from '@brightplate/planner/facts/anyone'
import type { LineFacts } from '@brightplate/planner/facts/line-facts'
import type { PartFacts } from '@brightplate/planner/facts/part-facts'
import type { SpanishDishPart } from '@brightplate/planner/spanish/spanish-dish'
import { spanishLineAmount } from '@brightplate/planner/spanish/spanish-line'
import { recipeIn } from '@brightplate/planner/spanish/spanish-part'
import { fillSpanish } from '@brightplate/planner/spanish/spanish-steps'
import { spanishText } from '@brightplate/planner/spanish/texts/spanish-texts'
import { inMetric } from '@brightplate/planner/steps/in-metric'

type Ahead = NonNullable<PlatePart['ahead']>

/** What is done to a food, as its line says it: what is grated for a young child is not cut ahead. */
const prepOf = ({ used, hasOwnPrep, youngForm }: LineFacts): string | null => {
  const preps = [hasOwnPrep ? used.ingredient.prep : null, youngForm].filter((one) => one)
  return preps.length === 0 ? null : preps.join(', ')
}

/** What of a dish may be done the evening before, in the English of today; null where nothing is. */
export function aheadOfFacts({ dish, lines, servings, people, measures }: PartFacts): Ahead | null {
  const ingredients = lines.map((line) => ({ ...line.used, prep: prepOf(line) }))
  const profile = { measures, restrictions: anyone }
  return aheadOfDish({ dish: { ...dish, ingredients }, servings, people, profile })
}

/** As many foods and steps, whatever they are called by. */
const isOfSameParts = (one: Ahead, other: Ahead): boolean =>
  one.cut.length === other.cut.length &&
  one.under_water.length === other.under_water.length &&
  one.steps.length === other.steps.length

/** "2 zanahorias" of "2 carrots": the line of which this is the amount and the name. */
function cutInSpanish(cut: string, { lines, dish, servings, measures }: PartFacts): string | null {
  const line = lines.find(
    ({ used: { ingredient, food } }) =>
      lineAmount(ingredient, food, servings / dish.recipe.servings, {
        measures,
        restrictions: anyone,
      }) === cut.replace(/,? labelled .*$/, ''),
  )
  return line ? spanishLineAmount(line) : null
}

function cutsInSpanish(cuts: readonly string[], facts: PartFacts): string[] | null {
  const translated = cuts.map((cut) => cutInSpanish(cut, facts))
  return translated.every((one) => one !== null) ? translated : null
}

/** What of a part may be done the evening before; null where it is read in English. */
export function aheadOfPartInSpanish(ahead: Ahead, { dishPart }: SpanishDishPart): Ahead | null {
  const { facts } = dishPart
  const recipe = facts && recipeIn(facts)
  if (!facts || !recipe) return null
  const today = aheadOfFacts(facts)
  const known = today && isOfSameParts(today, ahead) ? today : ahead
  const [cut, water] = [cutsInSpanish(known.cut, facts), cutsInSpanish(known.under_water, facts)]
  if (!cut || !water) return null
  const stepIndexes = facts.dish.recipe.ahead?.steps ?? []
  const done = stepIndexes
    .map((place) => fillSpanish(recipe.steps[place] ?? '', facts))
    .filter((step) => step !== '')
  const isCooled = known.steps.at(-1)?.startsWith('Cool ') ?? false
  const keep = recipe.keep ?? ''
  const keepingStep = spanishText(isCooled ? 'ahead.cool-and-keep' : 'ahead.keep', { keep })
  const steps = ahead.steps.length === 0 ? [] : [...done, keepingStep]
  if (steps.length !== ahead.steps.length) return null
  const inMeasures = (text: string) => (facts.measures === 'metric' ? inMetric(text) : text)
  const { afterwards } = ahead
  if (afterwards && !recipe.afterwards) return null
  return {
    ...ahead,
    cut,
    under_water: water,
    steps,
    ...(afterwards && {
      afterwards: { ...afterwards, text: inMeasures(recipe.afterwards ?? '') },
    }),
  }
}
