import type { PlanText } from '../safety-violation.ts'

type Dish = PlanText['days'][number]['dishes'][number]

/** A plan of one dish for tests, with fixed values. */
export function buildPlanText(
  dish: Partial<Dish> = {},
  rest: Partial<Pick<PlanText, 'shoppingList' | 'tips'>> = {},
): PlanText {
  return {
    days: [{ dishes: [{ slot: 'lunch', name: '', lines: [], steps: [], benefits: '', ...dish }] }],
    shoppingList: [],
    tips: [],
    ...rest,
  }
}
