import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { ShoppingItem } from '@brightplate/contract/plans/plan-data'
import {
  addStep,
  chosen,
  type Dish,
  inMeal,
  lastPart,
  type Meal,
  mealsOf,
  type PlantedFault,
} from './planting.ts'

const structure = (kind: string, plant: PlantedFault['plant'], name = kind): PlantedFault => ({
  name,
  kind,
  plant,
})
const itemsOf = (plan: MealPlan) => plan.plan_data.shopping_items ?? []
const inItem =
  (
    change: (item: ShoppingItem, plan: MealPlan) => void,
    fits: (item: ShoppingItem, items: readonly ShoppingItem[]) => boolean = () => true,
  ): PlantedFault['plant'] =>
  (plan, random) => {
    const item = chosen(
      itemsOf(plan).filter((one) => one.needed_grams > 0 && fits(one, itemsOf(plan))),
      random,
    )
    if (item) change(item, plan)
    return item !== undefined
  }
const hasPart = ({ dish }: Meal) =>
  (dish.parts ?? []).some(
    (part) => part.grams !== null && !part.for_others && part.ingredients.length > 0,
  )
const aPart = (dish: Dish) =>
  dish.parts?.find((part) => part.grams !== null && !part.for_others && part.ingredients.length > 0)
const hasFoods = ({ dish }: Meal) => (dish.foods?.length ?? 0) > 0

/** Adds a name to what a plan says that it was checked against. */
function saysChecked({ plan_data: data }: MealPlan, term: string): boolean {
  const kept = data.checked?.params.kept
  const terms = [...(Array.isArray(kept) ? kept : []), term]
  data.checked = {
    key: 'tip.checked',
    params: { kept: terms },
    text: `Checked against ${terms.join(' and ')} by ingredient.`,
  }
  return true
}

const lists = [
  structure('list lacks a food', (plan, random) => {
    const item = chosen(
      itemsOf(plan).filter(({ for_foods = [] }) => for_foods.length > 0),
      random,
    )
    if (!item) return false
    const keeps = (one: ShoppingItem) => !one.for_foods?.some((id) => item.for_foods?.includes(id))
    const { plan_data: data } = plan
    data.shopping_items = itemsOf(plan).filter(keeps)
    data.staples = (data.staples ?? []).filter(keeps)
    data.shopping_list = data.shopping_items.map(({ name, buy }) => `${name}: ${buy}`)
    return true
  }),
  structure('list line of nothing', (plan) => {
    plan.plan_data.shopping_list.push('oregano: 1 jar')
    return (
      itemsOf(plan).push({
        food_id: 'planted',
        name: 'oregano',
        aisle: 'herbs',
        needed_grams: 5,
        buy: '1 jar',
        for_foods: ['planted'],
      }) > 0
    )
  }),
  structure(
    'amount on the list',
    inItem(
      (item) => {
        item.needed_grams = Math.floor(item.needed_grams / 3)
      },
      // Where a line of another trip is bought for other foods too, it may be for all of this one.
      ({ food_id, needed_grams }, items) =>
        needed_grams > 3 &&
        items
          .filter((one) => one.food_id === food_id)
          .every(({ for_foods: foods }) => foods?.length === 1 && foods[0] === food_id),
    ),
  ),
  structure(
    'too little to buy',
    inItem(
      (item, plan) => {
        item.buy = '1 pack (1 oz)'
        plan.plan_data.shopping_list[itemsOf(plan).indexOf(item)] = `${item.name}: ${item.buy}`
      },
      ({ needed_grams }) => needed_grams > 200,
    ),
  ),
  structure('list line twice', (plan) => {
    const [first, second] = itemsOf(plan)
    if (first && second) second.line = first.line
    return first?.line !== undefined && second !== undefined
  }),
  structure(
    'list in other words',
    inItem((item) => {
      item.name = 'something else'
    }),
  ),
  structure(
    'tip on a dish that is not in the plan',
    (plan) =>
      plan.plan_data.general_tips.push(
        'Monday asks for much. Swapping “Stew of the moon” opens it.',
      ) > 0,
  ),
  structure('notice that is no tip', (plan) => {
    plan.plan_data.notices = [
      ...(plan.plan_data.notices ?? []),
      { key: 'known.seconds', params: {}, text: 'Seconds of nothing.' },
    ]
    return true
  }),
  structure('cost that is not of this food', (plan) => {
    if (plan.plan_data.cost) plan.plan_data.cost.usd *= 40
    return plan.plan_data.cost !== undefined
  }),
  structure('cost of the child', (plan) => {
    if (plan.plan_data.cost) plan.plan_data.cost.child_usd_a_day *= 8
    return plan.plan_data.cost !== undefined
  }),
  {
    name: 'an allergy that “Checked against” lacks',
    kind: 'not told as checked',
    plant: (plan) =>
      !/lupin/.test(plan.plan_data.checked?.text ?? '') &&
      (plan.profile_snapshot?.allergies.push('lupin') ?? 0) > 0,
  } satisfies PlantedFault,
  {
    name: 'an additive that is called checked',
    kind: 'told as checked, and no label tells',
    plant: (plan) => saysChecked(plan, 'lecithin'),
  } satisfies PlantedFault,
  {
    name: 'a food of a line that “Checked against” names',
    kind: 'said to be kept out in a line',
    plant: (plan, random) => {
      const meal = chosen(
        mealsOf(plan).filter(({ dish }) => dish.ingredients.some((line) => /\bcarrot/.test(line))),
        random,
      )
      return meal !== undefined && saysChecked(plan, 'carrot')
    },
  } satisfies PlantedFault,
  {
    name: 'a food of a line that “Every dish is made without” names',
    kind: 'said to be kept out in a line',
    plant: (plan) => {
      const isThere = mealsOf(plan).some(({ dish }) =>
        dish.ingredients.some((line) => /\b(?:chicken|turkey|beef|ham)\b/.test(line)),
      )
      const text = {
        key: 'change.kept-out',
        params: { term: 'meat' },
        text: 'Every dish is made without meat.',
      }
      plan.plan_data.changes = [...(plan.plan_data.changes ?? []), { tag: 'no meat', text }]
      return isThere
    },
  } satisfies PlantedFault,
]

const figures = [
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

const days = [
  structure(
    'date',
    (plan, random) => {
      const day = chosen(plan.plan_data.days.slice(1), random)
      if (day) delete day.date
      return day !== undefined
    },
    'a date that is missing',
  ),
  structure(
    'date',
    (plan) => {
      const [first, second] = plan.plan_data.days
      if (second) second.date = first?.date
      return second !== undefined
    },
    'a date that is doubled',
  ),
  structure('number of days', (plan) => plan.plan_data.days.pop() !== undefined),
  structure('number of a day', (plan, random) => {
    const day = chosen(plan.plan_data.days, random)
    if (day) day.day += 1
    return day !== undefined
  }),
  structure(
    'missing meal',
    (plan, random) => chosen(plan.plan_data.days, random)?.snacks.pop() !== undefined,
  ),
  structure('meal too many', (plan, random) => {
    const day = chosen(plan.plan_data.days, random)
    const [first] = day?.snacks ?? []
    return first !== undefined && (day?.snacks.push(first) ?? 0) > 0
  }),
  structure(
    'leftover without a source',
    inMeal(
      (dish, _plan, { slot }) => {
        dish.leftover = {
          day: 1,
          slot,
          kept: 'fridge',
          fresh: { steps: [], active_minutes: 1, total_minutes: 1 },
        }
      },
      ({ day, dish }) => day > 0 && !dish.leftover,
    ),
  ),
  structure(
    'leftover kept too long',
    inMeal(
      (dish) => {
        if (dish.keeps) dish.keeps = { ...dish.keeps, fridge_days: 0, freezer_days: 0 }
      },
      ({ dish }) => dish.leftover !== undefined,
    ),
  ),
  structure(
    'cooked for a meal that is none of it',
    inMeal((dish, plan) => {
      dish.cooked_for = {
        day: plan.plan_data.days.length,
        slot: 'juice',
        kept: 'fridge',
        ingredients: [],
        steps: [],
      }
    }),
  ),
  structure(
    'plate with what is made for another',
    inMeal(
      (dish) => {
        const part = dish.parts?.[dish.plates?.[0]?.parts[0] ?? 0]
        if (part) part.apart_steps = []
      },
      ({ dish }) => (dish.plates?.[0]?.parts.length ?? 0) > 0,
    ),
  ),
  structure(
    'plate of nobody at the table',
    inMeal(
      (dish) => {
        const [plate] = dish.plates ?? []
        if (plate) plate.child_id = '99999999-9999-4999-8999-999999999999'
      },
      ({ dish }) => (dish.plates?.length ?? 0) > 0,
    ),
  ),
]

/** What does not follow from the dishes: list, figures, days. */
export const writingFaults: readonly PlantedFault[] = [...lists, ...figures, ...days]
