import type { Menu } from '../menu.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { buildProblem } from '../search/build-problem.ts'

/** Compositions are the same on whatever day. */
const anyDay = '2026-11-23'
const days = 7

/** Whether some composition of a profile holds a food of its list: asked of the compositions that a search chooses from. */
export function mayStand(menu: Menu, profile: PlannerProfile): (typed: string) => boolean {
  let may: readonly boolean[] | undefined
  return (typed) => {
    may ??= buildProblem(menu, profile, anyDay, days).mayStand
    return may[profile.safeFoods.findIndex((food) => food.typed === typed)] ?? false
  }
}
