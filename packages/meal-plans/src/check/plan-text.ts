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

/**
 * The words of one dish. Of a typed food whose label the parent has read, what such foods often hold is
 * no find: it is judged by itself.
 */
export const dishText = (
  slot: DishText['slot'],
  dish: WrittenDish,
  steps: readonly string[],
  isLabelRead: (typed: string) => boolean = () => false,
): DishText => ({
  slot,
  name: dish.name,
  lines: [...dish.ingredients, ...(dish.beside ?? []).filter((typed) => !isLabelRead(typed))],
  steps,
  benefits: dish.benefits,
})

/** The words of a plan that reach a family, for the safety check. */
export function planText(
  plan: PlanData,
  isLabelRead: (typed: string) => boolean = () => false,
): PlanText {
  return {
    days: plan.days.map((day) => ({
      dishes: [
        dishText('breakfast', day.breakfast, day.breakfast.steps ?? [], isLabelRead),
        dishText('lunch', day.lunch, day.lunch.steps ?? [], isLabelRead),
        dishText('dinner', day.dinner, day.dinner.steps ?? [], isLabelRead),
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
