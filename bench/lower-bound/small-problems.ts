import type { Menu } from '@brightplate/planner/menu'
import { buildProblem } from '@brightplate/planner/search/build-problem'
import type { Option } from '@brightplate/planner/search/option'
import type { Problem } from '@brightplate/planner/search/problem'
import { stateOf, type WeekState } from '@brightplate/planner/search/week-state'
import { forEachSlot, type Slot } from '@brightplate/planner/slot'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { plannerProfileOf } from '../profiles/planner-profile-of.ts'
import { benchProfiles } from '../profiles/profiles.ts'

/** A problem of one of the profiles, by its place among them. */
export const problemOf = (
  index: number,
  days: number,
  recipes = allRecipes,
  plainFoods: Menu['plainFoods'] = [],
) => {
  const profile = benchProfiles[index]
  if (!profile) throw new RangeError(`No profile ${index}`)
  return buildProblem({ recipes, plainFoods }, plannerProfileOf(profile), '2026-11-23', days)
}

/** Every plan of a problem of few compositions. */
export function everyPlan({ slots, days }: Problem): Option[][] {
  let plans: Option[][] = [[]]
  for (let day = 0; day < days; day += 1) {
    for (const dishes of slots) {
      plans = plans.flatMap((cells) => dishes.flat().map((option) => [...cells, option]))
    }
  }
  return plans
}

export const cheapestOf = (problem: Problem, costOf: (state: WeekState) => number) =>
  everyPlan(problem).reduce(
    (least, cells) => Math.min(least, costOf(stateOf(problem, cells))),
    Number.POSITIVE_INFINITY,
  )

/** Three days of two lunches and two dinners, those that take longest of all that may be cooked for another meal too. */
export function ofSharedDishes(): Problem {
  const whole = problemOf(4, 3)
  const minutesOf = (sizes: readonly Option[]) => sizes[0]?.activeMinutes ?? 0
  const isMeal = (slot: Slot) => slot === 'lunch' || slot === 'dinner'
  const slots = forEachSlot((slot, index) => {
    const dishes = whole.slots[index]
    const fitting = isMeal(slot) ? dishes.filter(([first]) => first?.keepable) : dishes
    const longest = fitting.toSorted((a, b) => minutesOf(b) - minutesOf(a))
    return longest.slice(0, isMeal(slot) ? 2 : 1).map((sizes) => sizes.slice(0, 1))
  })
  return { ...whole, slots, caps: { weekdayMinutes: 20, weekendMinutes: 20, cookedMeals: 2 } }
}

/** A day of one of the profiles with six compositions a slot, in all their sizes. */
export function ofOneDay(index = 4): Problem {
  const perCourse = new Map<string, number>()
  const few = allRecipes.filter(({ course }) => {
    const count = perCourse.get(course) ?? 0
    perCourse.set(course, count + 1)
    return count < 2
  })
  const whole = problemOf(index, 1, few)
  // Of compositions there are many even of few recipes.
  return { ...whole, slots: forEachSlot((_, index) => whole.slots[index].slice(0, 6)) }
}
