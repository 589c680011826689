import type { Restrictions } from '@brightplate/foods/restrictions'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'

/** The safe foods, as typed, that no rule of the profile keeps out: an allergy beats a wish. */
export const allowedSafeFoods = (
  safeFoods: readonly string[],
  restrictions: Restrictions,
): string[] =>
  safeFoods.filter((food) => {
    const dish = { slot: 'lunch' as const, name: food, lines: [food], steps: [], benefits: '' }
    const text = { days: [{ dishes: [dish] }], shoppingList: [], tips: [] }
    return checkPlanText(restrictions, text).length === 0
  })
