import type { Placed } from '../plan.ts'
import { weekdayOf } from './dish-sentences.ts'
import {
  type Check,
  figure,
  name,
  names,
  type PlacedSentence,
  unless,
  type Whole,
} from './sentence.ts'

/** Days that cooked food stays in the fridge (cold food storage chart, FoodSafety.gov). */
const mostDays = 3

const mealsOf = ({ task }: PlacedSentence, { dishes }: Whole): (Placed | undefined)[] =>
  (task?.meals ?? []).map(({ day, slot }) =>
    dishes.find((one) => one.day + 1 === day && one.slot === slot),
  )

/** "Monday’s dinner" of the meal that it is for. */
const isCalled = (sentence: string, meal: Placed | undefined, whole: Whole): boolean =>
  meal !== undefined &&
  sentence.includes(meal.slot.replace(/_.*/, '')) &&
  sentence.includes(weekdayOf(whole, meal.day))

const sourceOf = ({ dish: { leftover } }: Placed, { dishes }: Whole) =>
  dishes.find((one) => one.day + 1 === leftover?.day && one.slot === leftover.slot)

const isThawed: Check = (placed, whole) =>
  mealsOf(placed, whole).flatMap((meal) =>
    unless(
      [meal?.dish.leftover?.kept === 'freezer', 'not from the freezer'],
      [placed.task?.day === meal?.day, 'not the evening before'],
      [isCalled(name(placed.sentence, 'meal'), meal, whole), 'another meal'],
      [
        !!meal && isCalled(name(placed.sentence, 'source'), sourceOf(meal, whole), whole),
        'left of another meal',
      ],
    ),
  )

/** The lines that are cooked: of a dish for two meals those for both. */
function linesOf(meal: Placed | undefined): string[] {
  const { ingredients = [], parts: [base] = [], cooked_for: later } = meal?.dish ?? {}
  if (!later) return ingredients
  return [...later.ingredients, ...ingredients.slice(base?.ingredients.length ?? 0)]
}

/** "2 carrots" of "2 carrots, sliced (140 g)". */
const isAmountOf = (line: string, amount: string) =>
  line.startsWith(amount) && /^(?:,| \(|$)/.test(line.slice(amount.length))

/** What is done is, word by word, what the meal's own steps and lines ask for. */
function notOfIt(steps: readonly string[], meal: Placed | undefined): string[] {
  const own = [...(meal?.steps ?? []), ...(meal?.dish.cooked_for?.steps ?? [])]
  const lines = linesOf(meal)
  const read = steps
    .map((step) => step.replace(/^On the day: /, ''))
    .filter((step) => !/^(?:Keep|Cool it)\b/.test(step))
  return read.flatMap((step) => {
    const [, cut] = /^Cut as the recipe says, .* in the fridge: (.*)\.$/.exec(step) ?? []
    if (cut === undefined) return own.includes(step) ? [] : [`not of the meal: ${step}`]
    return cut
      .split(/, (?:and )?| and (?=\d)/)
      .filter((amount) => !lines.some((line) => isAmountOf(line, amount)))
      .map((told) => `no amount of the meal: ${told}`)
  })
}

const isEvening: Check = (placed, whole) => {
  const [meal] = mealsOf(placed, whole)
  const { task, sentence } = placed
  return [
    ...unless(
      [task?.day === meal?.day, 'not the evening before'],
      [meal?.dish.leftover === undefined, 'what is left is not made again'],
      [isCalled(name(sentence, 'meal'), meal, whole), 'another meal'],
      [
        sentence.key === 'ahead.overnight'
          ? (task?.steps ?? []).some((step) => step.includes('overnight'))
          : task?.active_minutes === figure(sentence, 'minutes'),
        `${task?.active_minutes} minutes`,
      ],
      [(task?.steps ?? []).length > 0, 'nothing to do'],
    ),
    ...notOfIt(task?.steps ?? [], meal),
  ]
}

const isBatch: Check = (placed, whole) => {
  const meals = mealsOf(placed, whole)
  const { task, sentence } = placed
  const [first] = meals
  const lines = [...(first?.dish.cooked_for?.ingredients ?? []), ...(first?.dish.ingredients ?? [])]
  return [
    ...unless([task?.date !== undefined && isSunday(task.date), 'not a Sunday']),
    ...meals.flatMap((meal, index) =>
      unless(
        [isCalled(names(sentence, 'meals')[index] ?? '', meal, whole), 'another meal'],
        [!!meal && meal.day + 1 - (task?.day ?? 0) <= mostDays, 'kept too long'],
        [index === 0 || meal?.dish.leftover?.day === (first?.day ?? 0) + 1, 'another dish'],
      ),
    ),
    ...(task?.ingredients ?? []).flatMap((line) =>
      unless([lines.includes(line), `no line of it: ${line}`]),
    ),
    ...notOfIt(task?.steps ?? [], first),
  ]
}

const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0

const isWarmed: Check = ({ sentence }, _whole) =>
  unless([figure(sentence, 'minutes') < figure(sentence, 'instead'), 'no time is saved'])

/** Of what may be done on the evening or the weekend before a meal. */
export const aheadSentences: Readonly<Record<string, Check>> = {
  'ahead.thaw': isThawed,
  'ahead.evening': isEvening,
  'ahead.overnight': isEvening,
  'ahead.batch': isBatch,
  'ahead.warm': isWarmed,
}
