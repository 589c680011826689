import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { ShoppingItem } from '@brightplate/contract/plans/plan-data'
import { chosen, mealsOf, type PlantedFault, structure } from './planting.ts'

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

/** What of the shopping list, and of what a plan was checked against, does not follow from the dishes. */
export const listFaults: readonly PlantedFault[] = [
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
