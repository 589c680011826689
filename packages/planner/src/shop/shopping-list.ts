import { aisles, type Food } from '@brightplate/foods/food'
import { requireFood } from '@brightplate/foods/foods'
import type { PlannedDish, ShoppingItem } from '../plan-document.ts'

/** Foods that come from the tap. */
const notBought = ['water']

const roundedGrams = (grams: number) =>
  grams >= 1000
    ? `${(Math.ceil(grams / 100) / 10).toFixed(1)} kg`
    : `${Math.ceil(grams / 10) * 10} g`

const plural = (unit: string) => {
  if (unit === 'dozen') return unit
  if (/(ch|sh|s|x)$/.test(unit)) return `${unit}es`
  return unit.endsWith('f') ? `${unit.slice(0, -1)}ves` : `${unit}s`
}

/** What the cook does, and the shop has not done. */
const doneAtHome = /^(?:drained|trimmed|husked) /

/** "eggs" by the dozen and "carrots" by the bag; one apple is an "apple". */
function nameInShop({ name, plural: many = name }: Food, isOne: boolean): string {
  return (isOne ? name : many).replace(doneAtHome, '')
}

function bought(food: Food, grams: number): Pick<ShoppingItem, 'name' | 'buy'> {
  if (!food.buy) return { name: nameInShop(food, false), buy: roundedGrams(grams) }
  const units = Math.ceil(grams / food.buy.grams)
  const isPiece = food.buy.unit === 'piece'
  const unit = units > 1 ? plural(food.buy.unit) : food.buy.unit
  return {
    name: nameInShop(food, isPiece && units === 1),
    buy: isPiece ? String(units) : `${units} ${unit}`,
  }
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
    .map(([food, sum]) => ({
      food_id: food.id,
      aisle: food.aisle,
      needed_grams: sum / 10,
      ...bought(food, sum / 10),
    }))
    .sort(
      (a, b) =>
        aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) || a.name.localeCompare(b.name, 'en'),
    )
}
