import type { PlanData } from '@brightplate/contract/plan-data'
import type { PlanText } from '@brightplate/foods/safety-violation'

type DishText = PlanText['days'][number]['dishes'][number]

interface WrittenDish {
  name: string
  ingredients: string[]
  benefits: string
  steps?: string[] | undefined
  beside?: string[] | undefined
}

/** The words of one dish. */
export const dishText = (
  slot: DishText['slot'],
  dish: WrittenDish,
  steps: readonly string[],
): DishText => ({
  slot,
  name: dish.name,
  lines: [...dish.ingredients, ...(dish.beside ?? [])],
  steps,
  benefits: dish.benefits,
})

/** The words of a plan that reach a family, for the safety check. */
export function planText(plan: PlanData): PlanText {
  return {
    days: plan.days.map((day) => ({
      dishes: [
        dishText('breakfast', day.breakfast, day.breakfast.steps ?? []),
        dishText('lunch', day.lunch, day.lunch.steps ?? []),
        dishText('dinner', day.dinner, day.dinner.steps ?? []),
        ...day.snacks.map((snack, index) =>
          dishText(index === 0 ? 'snack_1' : 'snack_2', snack, snack.steps ?? []),
        ),
        dishText('juice', day.juice, day.juice.preparation),
      ],
    })),
    shoppingList: plan.shopping_list,
    tips: plan.general_tips,
  }
}
