import { aisles, type Food } from '@brightplate/foods/food'
import { requireFood } from '@brightplate/foods/foods'
import type { PlannedDish } from './plan-document.ts'

export interface ShoppingItem {
  food_id: string
  name: string
  aisle: string
  /** Summed over the plan, to a tenth: exactly what its lines say. */
  needed_grams: number
  /** What to put in the cart: "2 cans", rounded up; by weight where the shop has no unit. */
  buy: string
}

/** Foods that come from the tap. */
const notBought = ['water']

const roundedGrams = (grams: number) =>
  grams >= 1000
    ? `${(Math.ceil(grams / 100) / 10).toFixed(1)} kg`
    : `${Math.ceil(grams / 10) * 10} g`

const plural = (unit: string) =>
  /(ch|sh|s|x)$/.test(unit)
    ? `${unit}es`
    : unit.endsWith('f')
      ? `${unit.slice(0, -1)}ves`
      : `${unit}s`

function buyText(food: Food, grams: number): string {
  if (!food.buy) return roundedGrams(grams)
  const units = Math.ceil(grams / food.buy.grams)
  if (food.buy.unit === 'piece') return String(units)
  return `${units} ${units > 1 ? plural(food.buy.unit) : food.buy.unit}`
}

/** Everything that the dishes need, by aisle and name. */
export function shoppingList(dishes: readonly Pick<PlannedDish, 'foods'>[]): ShoppingItem[] {
  const tenths = new Map<Food, number>()
  for (const { foods } of dishes) {
    for (const { food_id, grams } of foods) {
      const food = requireFood(food_id)
      tenths.set(food, (tenths.get(food) ?? 0) + Math.round(grams * 10))
    }
  }
  return [...tenths]
    .filter(([food]) => !notBought.includes(food.id))
    .sort(
      ([a], [b]) =>
        aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) || a.name.localeCompare(b.name, 'en'),
    )
    .map(([food, sum]) => ({
      food_id: food.id,
      name: food.buy && food.buy.unit !== 'piece' ? food.name : (food.plural ?? food.name),
      aisle: food.aisle,
      needed_grams: sum / 10,
      buy: buyText(food, sum / 10),
    }))
}
