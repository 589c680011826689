import { nutrients } from '@brightplate/foods/nutrients'
import { servingOf } from '../dishes/servings-of.ts'
import type { Part } from '../plates/parts/part.ts'
import type { Option } from '../search/option.ts'
import type { Problem } from '../search/problem.ts'
import { inPlaceOf, type ServableDish } from './in-place-of.ts'
import { serveOthers } from './serve-others.ts'
import { withPart } from './with-part.ts'

const energy = nutrients.indexOf('energy_kcal')
const leastServings = 0.5
const mostServings = 2

/** As much of a dish as brings what it stands for, in quarters of its servings. */
function servingsLike(base: Part, { dish }: ServableDish, { profile }: Pick<Problem, 'profile'>) {
  const wanted = base.serving?.amounts[energy] ?? 0
  const brings = servingOf(dish, 1, profile, 1).amounts[energy] ?? 0
  if (wanted === 0 || brings === 0) return 1
  const quarters = Math.round((wanted / brings) * 4) / 4
  return Math.min(mostServings, Math.max(leastServings, quarters))
}

/**
 * The meal with what the others eat in place of a base that is made apart for the child; as it is where
 * all eat of the base, or where no rule leaves anything.
 */
export function withOthers(option: Option, problem: Pick<Problem, 'profile' | 'open'>): Option {
  const { profile } = problem
  const [base] = option.parts
  if (!base?.servable.apart || profile.peopleAtTable === 1) return option
  const [instead] = inPlaceOf(option, problem)
  if (!instead) return option
  const portions = Math.round((profile.tablePortions - 1) * 100) / 100
  const servings = servingsLike(base, instead, problem) * portions
  const amount = { people: profile.peopleAtTable - 1, servings }
  return withPart(option, serveOthers(instead, amount, { portions }, profile), instead)
}
