import { isSameFood } from '@brightplate/contract/typed/food-feedback'
import { isFormula } from '@brightplate/foods/food-groups/is-formula'
import { keepsMeatFromDairy, type Restrictions } from '@brightplate/foods/restrictions'
import { type Formula, usualFormulaSlots } from '@brightplate/planner/formula/formula'
import type { PlannerProfile, SafeFood } from '@brightplate/planner/planner-profile'
import type { ProfileFacts } from '../profile/profile-facts.ts'

type Child = Pick<ProfileFacts, 'safe_foods' | 'formula'>

/** What a child eats as the parent named it, the formula among it. */
export function foodsNamed({ safe_foods, formula }: Child): string[] {
  const isListed = !formula || safe_foods.some((one) => isSameFood(one, formula.name))
  return isListed ? safe_foods : [...safe_foods, formula.name]
}

/** Whether a named food is formula: known as such, or said to be. */
export const isFormulaOf = (typed: string, { formula }: Pick<Child, 'formula'>): boolean =>
  isFormula(typed) || (formula ? isSameFood(typed, formula.name) : false)

/**
 * The formulas among the foods that may stand in a plan, as the parent said that they are given. Where meat and
 * dairy are kept apart, they stand with a snack.
 */
export const formulasOf = (
  planned: readonly SafeFood[],
  child: Child,
  { diets }: Restrictions,
): Formula[] =>
  planned.flatMap(({ typed, unread, preparedSeparately }): Formula[] => {
    if (unread || !isFormulaOf(typed, child)) return []
    const prescribed = child.formula && isSameFood(typed, child.formula.name) ? child.formula : null
    return [
      {
        typed,
        amount: prescribed?.amount || null,
        slots: (!keepsMeatFromDairy(diets) && prescribed?.slots) || usualFormulaSlots,
        ...(preparedSeparately ? { preparedSeparately } : {}),
      },
    ]
  })

/**
 * Whether a formula stands where its parent said that it is given: judged by what it holds, it is no matter of
 * the meal that it is beside.
 */
export const isGiven = (
  typed: string,
  { formulas = [], ownRestrictions }: Pick<PlannerProfile, 'formulas' | 'ownRestrictions'>,
): boolean =>
  !keepsMeatFromDairy(ownRestrictions.diets) && formulas.some((one) => one.typed === typed)
