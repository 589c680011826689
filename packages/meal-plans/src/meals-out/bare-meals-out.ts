import type { Meal, PlanData } from '@brightplate/contract/plans/plan-data'

type Bare = Pick<Meal, 'name' | 'ingredients' | 'prep_time' | 'benefits' | 'eaten_out'>

const bare = ({ name }: { name: string }): Bare => ({
  name,
  ingredients: [],
  prep_time: '0 minutes',
  benefits: '',
  eaten_out: true,
})

const bareOr = <Dish extends { name: string; eaten_out?: true | undefined }>(
  dish: Dish,
): Dish | Bare => (dish.eaten_out ? bare(dish) : dish)

/** A plan whose meals out say nothing but that: they have no recipe, picture or figures. */
export const withBareMealsOut = (plan: PlanData): PlanData => ({
  ...plan,
  days: plan.days.map((day) => ({
    ...day,
    breakfast: bareOr(day.breakfast),
    lunch: bareOr(day.lunch),
    dinner: bareOr(day.dinner),
    snacks: day.snacks.map(bareOr),
    juice: day.juice.eaten_out ? { ...bare(day.juice), preparation: [] } : day.juice,
  })),
})
