import { daysLater } from '@brightplate/contract/plain-date'
import { within } from '../compositions/parts/within.ts'
import { sharedDishOfTwo } from '../kitchen/batch-of.ts'
import { mealWords } from '../kitchen/meal-words.ts'
import type { AheadOfPart, AheadTask } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { say } from '../texts/english.ts'
import { aheadOfDish } from './ahead-of-part.ts'
import { isWeekday, type MealOfPlan } from './meals-of-plan.ts'

/** Less is done while the pan heats. */
const leastMinutes = 3

/** More would be cooking twice a day. */
const mostAnEvening = 2

const stepsOf = ({ cut, under_water: water, steps }: AheadOfPart): string[] => [
  ...(cut.length > 0 ? [say('ahead.cut', { foods: cut }).text] : []),
  ...(water.length > 0 ? [say('ahead.under-water', { foods: water }).text] : []),
  ...steps,
]

/** What was frozen has to be in the fridge the night before. */
export function thawing(meals: readonly MealOfPlan[]): AheadTask[] {
  return meals.flatMap((meal): AheadTask[] => {
    const { dish, day, date, slot } = meal
    const { leftover } = dish
    if (leftover?.kept !== 'freezer') return []
    const eve = daysLater(date, -1)
    const from = meals.find((one) => one.day === leftover.day && one.slot === leftover.slot)
    const source = mealWords({ date: from?.date ?? date, slot: leftover.slot }, { date: eve, slot })
    const words = { source, meal: mealWords(meal, { date: eve, slot }) }
    const own = { ingredients: [], steps: [], active_minutes: 1 }
    const text = say('ahead.thaw', words)
    return [{ kind: 'thaw', day: day - 1, date: eve, meals: [{ day, slot }], text, ...own }]
  })
}

function taskOf(meal: MealOfPlan, name: string, ahead: AheadOfPart): AheadTask {
  const { day, date, slot } = meal
  const eve = { date: daysLater(date, -1), slot }
  const words = { meal: mealWords(meal, eve), dish: within(name) }
  return {
    kind: 'evening',
    day: day - 1,
    date: eve.date,
    meals: [{ day, slot }],
    text: ahead.overnight
      ? say('ahead.overnight', words)
      : say('ahead.evening', { ...words, minutes: ahead.minutes }),
    ingredients: [],
    steps: stepsOf(ahead),
    active_minutes: ahead.minutes,
    ...(ahead.afterwards ? { afterwards: ahead.afterwards } : {}),
  }
}

interface PartAhead {
  meal: MealOfPlan
  name: string
  ahead: AheadOfPart
}

/** Of a dish that is cooked for another meal too, what may be done ahead is for both. */
function aheadOfBase(
  meal: MealOfPlan,
  ahead: AheadOfPart | undefined,
  meals: readonly MealOfPlan[],
  profile: PlannerProfile,
): AheadOfPart | undefined {
  const { cooked_for: later } = meal.dish
  const second = meals.find(({ day, slot }) => day === later?.day && slot === later.slot)
  const shared = second ? sharedDishOfTwo(meal.dish, second.dish, profile) : null
  return shared ? (aheadOfDish(shared) ?? undefined) : ahead
}

const aheadIn = (meals: readonly MealOfPlan[], profile: PlannerProfile): PartAhead[] =>
  meals
    .filter(({ dish }) => !dish.leftover)
    .flatMap((meal) =>
      meal.parts.flatMap((part, index): PartAhead[] => {
        const ahead = index === 0 ? aheadOfBase(meal, part.ahead, meals, profile) : part.ahead
        return ahead ? [{ meal, name: part.name, ahead }] : []
      }),
    )

/** What stands overnight has to be begun on any evening. */
export const overnightWork = (meals: readonly MealOfPlan[], profile: PlannerProfile): AheadTask[] =>
  aheadIn(meals, profile).flatMap(({ meal, name, ahead }) =>
    ahead.overnight ? taskOf(meal, name, ahead) : [],
  )

/** What of a weekday's meals can be done the evening before: those that save most, two at most. */
export function eveningWork(meals: readonly MealOfPlan[], profile: PlannerProfile): AheadTask[] {
  const tasks = aheadIn(meals, profile).flatMap(({ meal, name, ahead }) =>
    isWeekday(meal.date) && !ahead.overnight && ahead.minutes >= leastMinutes
      ? taskOf(meal, name, ahead)
      : [],
  )
  const ofDays = [...Map.groupBy(tasks, ({ day }) => day).values()]
  return ofDays.flatMap((ofDay) =>
    ofDay.toSorted((a, b) => b.active_minutes - a.active_minutes).slice(0, mostAnEvening),
  )
}
