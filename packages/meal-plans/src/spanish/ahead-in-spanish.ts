import type { AheadTask, PlatePart } from '@brightplate/contract/plans/plan-data'
import type { SpanishDishPart } from '@brightplate/planner/spanish/spanish-dish'
import type { PlanNames } from '@brightplate/planner/spanish/texts/param-words'
import { spanishText } from '@brightplate/planner/spanish/texts/spanish-texts'
import { spanishWarming } from '@brightplate/planner/spanish/warming'
import { inMetric } from '@brightplate/planner/steps/in-metric'
import { say } from '@brightplate/planner/texts/english'
import { aheadOfFacts, aheadOfPartInSpanish } from './ahead-of-part-in-spanish.ts'
import type { PlanMeal } from './plan-meals.ts'
import { sentenceInSpanish } from './plan-sentences.ts'

type Words = Pick<AheadTask, 'ingredients' | 'steps'> & Pick<AheadTask, 'afterwards'>

type Ahead = NonNullable<PlatePart['ahead']>

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n')

const eveningSteps = ({ cut, under_water: water, steps }: Ahead, say: typeof spanishText) => [
  ...(cut.length > 0 ? [say('ahead.cut', { foods: cut })] : []),
  ...(water.length > 0 ? [say('ahead.under-water', { foods: water })] : []),
  ...steps,
]

const inEnglish: typeof spanishText = (key, params) =>
  key.startsWith('part.') ? '' : say(key as Parameters<typeof say>[0], params).text

/** The parts that a task may be about: the dish for two meals, and those of its meal. */
const partsOf = ({ translated, both }: PlanMeal): SpanishDishPart[] => [
  ...(both ? [both] : []),
  ...(translated ? translated.parts : []),
]

/** What may be done ahead of a part. Of a dish for two meals that is kept in no part. */
function aheadOf(part: SpanishDishPart, { both }: PlanMeal): Ahead | null {
  const { facts, part: stored } = part.dishPart
  if (part !== both) return stored.ahead ?? null
  return facts && aheadOfFacts(facts)
}

/** By what it says; else, in English of before, by as many foods and steps. */
function eveningWords(task: AheadTask, meal: PlanMeal): Words | null {
  const candidates = partsOf(meal).flatMap((part) => {
    const ahead = aheadOf(part, meal)
    const translated = ahead && aheadOfPartInSpanish(ahead, part)
    return translated ? { english: eveningSteps(ahead, inEnglish), translated } : []
  })
  const found =
    candidates.find(({ english }) => isSame(english, task.steps)) ??
    candidates.find(({ english }) => english.length === task.steps.length)
  if (!found) return null
  const { afterwards } = found.translated
  return {
    ingredients: [],
    steps: eveningSteps(found.translated, spanishText),
    ...(afterwards && { afterwards }),
  }
}

/** A step of a batch by the recipe’s own: those from the serving on are for the day. */
function batchSteps(english: readonly string[], own: readonly string[]): string[] | null {
  const cooling = english.indexOf(say('ahead.batch-fridge').text)
  if (cooling < 0 || english.length !== own.length + 1) return null
  return [
    ...own.slice(0, cooling),
    spanishText('ahead.batch-fridge'),
    ...own.slice(cooling).map((step) => spanishText('ahead.serve', { step })),
  ]
}

function batchWords(task: AheadTask, meal: PlanMeal): Words | null {
  for (const { dishPart, words } of partsOf(meal)) {
    const { facts, around } = dishPart
    if (!facts) continue
    const lines = facts.lines.length === task.ingredients.length
    const own = words.steps.slice(around.forOthers ? words.steps.length - facts.steps : 0)
    const steps = batchSteps(task.steps, own)
    const isIt = dishPart.part.ingredients.length === task.ingredients.length
    if (!steps || !lines || !isIt || !isOfTask(task, dishPart, meal)) continue
    const warm = spanishWarming(facts.dish.recipe)
    const { afterwards } = task
    if (!afterwards || warm === null) continue
    const inMeasures = facts.measures === 'metric' ? inMetric(warm) : warm
    const text = spanishText('ahead.warm', { ...afterwards.params, warm: inMeasures })
    return { ingredients: words.lines, steps, afterwards: { ...afterwards, text } }
  }
  return null
}

/** Of two meals the lines are those for both. */
const isOfTask = (
  { ingredients }: AheadTask,
  { part }: SpanishDishPart['dishPart'],
  { dish }: PlanMeal,
): boolean =>
  isSame(ingredients, part.ingredients) ||
  (dish.cooked_for !== undefined && isSame(ingredients, dish.cooked_for.ingredients))

/** Work for a later meal in Spanish; what of it has no Spanish stays in English and says so. */
export function aheadInSpanish(
  task: AheadTask,
  meals: readonly PlanMeal[],
  names: PlanNames,
): AheadTask {
  const text = sentenceInSpanish(task.text, names)
  if (task.kind === 'thaw') return { ...task, text }
  const [{ day, slot } = { day: 0, slot: 'lunch' }] = task.meals
  const meal = meals.find((one) => one.at.day === day && one.slot === slot)
  const words =
    meal && (task.kind === 'evening' ? eveningWords(task, meal) : batchWords(task, meal))
  return words ? { ...task, text, ...words } : { ...task, text, language: 'en-US' }
}
