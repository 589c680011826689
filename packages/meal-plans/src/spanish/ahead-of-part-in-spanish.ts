import type { PlatePart } from '@brightplate/contract/plans/plan-data'
import { lineAmount } from '@brightplate/planner/dishes/scale-line'
import { anyone } from '@brightplate/planner/facts/anyone'
import type { PartFacts } from '@brightplate/planner/facts/part-facts'
import type { SpanishDishPart } from '@brightplate/planner/spanish/spanish-dish'
import { spanishLineAmount } from '@brightplate/planner/spanish/spanish-line'
import { recipeIn } from '@brightplate/planner/spanish/spanish-part'
import { fillSpanish } from '@brightplate/planner/spanish/spanish-steps'
import { spanishText } from '@brightplate/planner/spanish/texts/spanish-texts'
import { inMetric } from '@brightplate/planner/steps/in-metric'

type Ahead = NonNullable<PlatePart['ahead']>

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
  const [cut, water] = [cutsInSpanish(ahead.cut, facts), cutsInSpanish(ahead.under_water, facts)]
  if (!cut || !water) return null
  const stepIndexes = facts.dish.recipe.ahead?.steps ?? []
  const done = stepIndexes
    .map((place) => fillSpanish(recipe.steps[place] ?? '', facts))
    .filter((step) => step !== '')
  const isCooled = ahead.steps.at(-1)?.startsWith('Cool ') ?? false
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
