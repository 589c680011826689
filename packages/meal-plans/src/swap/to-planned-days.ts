import type { PlanData, PlatePart, Snack } from '@brightplate/contract/plans/plan-data'
import { eatenOut } from '@brightplate/planner/meals-out/eaten-out'
import type { PlannedDay, PlannedDish, PlannedPart } from '@brightplate/planner/plan-document'
import { emptyPlate } from '@brightplate/recipes/pictures/describe-picture'

/** Amounts without those that are not known. */
export const knownAmounts = (amounts: Record<string, number | null> = {}): Record<string, number> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([nutrient, amount]) =>
      amount === null ? [] : [[nutrient, amount]],
    ),
  )

/** Of each field what stands for it where a dish has none. */
const withoutDetails = (): Pick<
  PlannedDish,
  | 'prep_time'
  | 'recipe_id'
  | 'recipe_version'
  | 'picture'
  | 'steps'
  | 'active_minutes'
  | 'total_minutes'
  | 'textures'
  | 'temperature'
  | 'lunch_box'
  | 'servings'
  | 'foods'
  | 'nutrition_complete'
  | 'benefit_texts'
  | 'why'
  | 'beside'
> => ({
  prep_time: '',
  recipe_id: '',
  recipe_version: 0,
  picture: emptyPlate,
  steps: [],
  active_minutes: 0,
  total_minutes: 0,
  textures: [],
  temperature: 'warm',
  lunch_box: false,
  servings: 1,
  foods: [],
  nutrition_complete: {},
  benefit_texts: [],
  why: [],
  beside: [],
})

/** A stored dish with every field that the planner counts by; what a dish does not have stays empty. */
export function toPlannedDish(dish: Snack): PlannedDish {
  if (dish.eaten_out) return eatenOut()
  const complete = { ...withoutDetails(), ...dish }
  return {
    name: dish.name,
    ingredients: dish.ingredients,
    prep_time: complete.prep_time,
    benefits: dish.benefits,
    recipe_id: complete.recipe_id,
    recipe_version: complete.recipe_version,
    picture: complete.picture,
    steps: complete.steps,
    active_minutes: complete.active_minutes,
    total_minutes: complete.total_minutes,
    textures: complete.textures,
    temperature: complete.temperature,
    lunch_box: complete.lunch_box,
    servings: complete.servings,
    foods: complete.foods,
    nutrition: knownAmounts(dish.nutrition),
    nutrition_complete: complete.nutrition_complete,
    benefit_texts: complete.benefit_texts,
    why: complete.why,
    beside: complete.beside,
    ...(dish.people === undefined ? {} : { people: dish.people }),
    ...(dish.portions === undefined ? {} : { portions: dish.portions }),
    ...(dish.safe_food ? { safe_food: dish.safe_food } : {}),
    ...(dish.parts ? { parts: dish.parts.map(toPlannedPart) } : {}),
    ...(dish.plates ? { plates: dish.plates } : {}),
    ...(dish.keeps ? { keeps: dish.keeps } : {}),
    ...(dish.leftover ? { leftover: dish.leftover } : {}),
    ...(dish.cooked_for ? { cooked_for: dish.cooked_for } : {}),
    ...(dish.known_nutrition ? { known_nutrition: knownAmounts(dish.known_nutrition) } : {}),
  }
}

const toPlannedPart = ({
  people = 1,
  food_id,
  recipe_id,
  steps,
  ahead,
  apart_steps,
  for_others,
  ...part
}: PlatePart): PlannedPart => ({
  ...part,
  people,
  ...(food_id === undefined ? {} : { food_id }),
  ...(recipe_id === undefined ? {} : { recipe_id }),
  ...(steps === undefined ? {} : { steps }),
  ...(ahead === undefined ? {} : { ahead: toAhead(ahead) }),
  ...(apart_steps === undefined ? {} : { apart_steps }),
  ...(for_others === undefined ? {} : { for_others: toForOthers(for_others) }),
})

const toAhead = ({
  afterwards,
  overnight,
  ...ahead
}: NonNullable<PlatePart['ahead']>): NonNullable<PlannedPart['ahead']> => ({
  ...ahead,
  ...(overnight === undefined ? {} : { overnight }),
  ...(afterwards === undefined ? {} : { afterwards }),
})

const toForOthers = ({
  portions,
  child_ids,
  from_pot,
  same_pot,
}: NonNullable<PlatePart['for_others']>): NonNullable<PlannedPart['for_others']> => ({
  portions,
  ...(from_pot === undefined ? {} : { from_pot }),
  ...(same_pot === undefined ? {} : { same_pot }),
  ...(child_ids === undefined ? {} : { child_ids }),
})

/** The days of a stored plan as the planner writes them. */
export const toPlannedDays = (plan: PlanData): PlannedDay[] =>
  plan.days.map((day) => {
    const { steps: _, ...juice } = toPlannedDish(day.juice)
    return {
      day: day.day,
      date: day.date ?? '',
      breakfast: toPlannedDish(day.breakfast),
      lunch: toPlannedDish(day.lunch),
      dinner: toPlannedDish(day.dinner),
      snacks: day.snacks.map(toPlannedDish),
      juice: { ...juice, preparation: day.juice.preparation },
      nutrition: knownAmounts(day.nutrition),
    }
  })
