import {
  addStep,
  chosen,
  type Dish,
  inMeal,
  lastPart,
  type Meal,
  type PlantedFault,
  structure,
} from './planting.ts'

const hasPart = ({ dish }: Meal) =>
  (dish.parts ?? []).some(
    (part) => part.grams !== null && !part.for_others && part.ingredients.length > 0,
  )
const aPart = (dish: Dish) =>
  dish.parts?.find((part) => part.grams !== null && !part.for_others && part.ingredients.length > 0)
const hasFoods = ({ dish }: Meal) => (dish.foods?.length ?? 0) > 0

/** Figures that do not follow from the dishes. */
export const figureFaults: readonly PlantedFault[] = [
  structure(
    'part without grams that is counted',
    inMeal((dish) => {
      const part = aPart(dish)
      if (part) part.grams = null
    }, hasPart),
  ),
  structure(
    'grams of a part',
    inMeal((dish) => {
      const part = aPart(dish)
      if (part) part.grams = (part.grams ?? 0) * 2 + 5
    }, hasPart),
  ),
  structure(
    'absurd grams',
    inMeal((dish) => {
      const [food] = dish.foods ?? []
      if (food) food.grams = -food.grams
    }, hasFoods),
    'negative grams',
  ),
  structure(
    'absurd grams',
    inMeal((dish) => {
      const [food] = dish.foods ?? []
      if (food) food.grams = 90_000
    }, hasFoods),
  ),
  structure(
    'grams of a line',
    inMeal((dish) => {
      const [food] = dish.foods ?? []
      if (food) food.grams = food.grams * 2 + 2
    }, hasFoods),
  ),
  structure(
    'lines without foods',
    inMeal((dish) => {
      dish.foods?.pop()
    }, hasFoods),
  ),
  structure(
    'parts that are not the lines',
    inMeal((dish) => {
      lastPart(dish)?.ingredients.push('1 tbsp water (15 g)')
    }, hasPart),
  ),
  structure(
    'energy of a dish',
    inMeal(
      (dish) => {
        if (dish.nutrition) dish.nutrition.energy_kcal = (dish.nutrition.energy_kcal ?? 0) + 60
      },
      ({ dish }) =>
        (dish.parts ?? []).length > 0 &&
        (dish.parts ?? []).every((part) => part.energy_kcal !== null),
    ),
  ),
  structure(
    'negative figure',
    inMeal(
      (dish) => {
        if (dish.nutrition) dish.nutrition.iron_mg = -1
      },
      ({ dish }) => dish.nutrition !== undefined,
    ),
  ),
  structure('nutrition of a day', (plan, random) => {
    const day = chosen(plan.plan_data.days, random)
    if (day?.nutrition) day.nutrition.protein_g = (day.nutrition.protein_g ?? 0) + 4
    return day?.nutrition !== undefined
  }),
  structure('nutrition of the plan', (plan, random) => {
    const row = chosen(plan.plan_data.nutrition ?? [], random)
    if (row) row.mean += 5
    return row !== undefined
  }),
  structure(
    'minutes',
    inMeal(
      (dish) => {
        dish.prep_time = '1 minute'
      },
      ({ dish }) => (dish.total_minutes ?? 1) > 1,
    ),
  ),
  structure(
    'claim',
    inMeal((dish) => {
      dish.benefits += ' It boosts attention.'
    }),
  ),
  structure(
    'step with an ingredient that no line has',
    inMeal((dish) => addStep(dish, 'Fold in the mango and the lamb.')),
  ),
  structure(
    'name of an ingredient that no line has',
    inMeal((dish) => {
      dish.name = 'Lamb with cashews'
    }),
  ),
  structure(
    'meal of nothing',
    inMeal((dish) => {
      dish.ingredients.length = 0
      dish.beside = []
    }),
  ),
  structure(
    'meal out with food',
    inMeal((dish) => {
      dish.eaten_out = true
    }),
  ),
]
