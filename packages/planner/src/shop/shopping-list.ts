import { aisles, type Food } from '@brightplate/foods/food'
import { requireFood } from '@brightplate/foods/foods'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { counterOf } from '@brightplate/foods/products/counter-of'
import type { Pack } from '@brightplate/foods/shop/pack'
import { packOf } from '@brightplate/foods/shop/packs'
import { nameFor } from '../measures/label-asked-for.ts'
import { metricPackSize } from '../measures/metric-pack-size.ts'
import { dishesOfDay, type PlannedDay, type ShoppingItem } from '../plan-document.ts'
import type { MeasureSystem, PlannerProfile } from '../planner-profile.ts'
import { say } from '../texts/english.ts'
import { type Need, needsOfDays } from './needs-of-days.ts'
import { byTrip, keepingOf } from './trips.ts'

export interface ShoppingList {
  /** What is to be bought, by aisle and name; the second trip after the first. */
  items: ShoppingItem[]
  /** What a home has: to be looked for. */
  staples: ShoppingItem[]
}

/** Cuisines whose packets stand among the other food of an American shop. */
const amongOwnFood: readonly string[] = [
  'southern',
  'native-american',
  'mexican',
  'central-american',
  'italian',
]
const dryUnits: readonly string[] = ['bag', 'box', 'can', 'jar', 'pack', 'packet', 'bottle', 'tin']

/** Sold in no pack that we know. */
const noPack: Pick<Pack, 'keepsDays' | 'freezes'> = { keepsDays: null, freezes: false }

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

/** For a twentieth of a pack nobody buys another one. */
const shortBy = 0.05

/** What is bought of a food, in packs as shops sell it; `lists` is how many lists it is summed from. */
export function bought(
  food: Food,
  grams: number,
  measures: MeasureSystem,
  lists = 1,
): Pick<ShoppingItem, 'name' | 'buy'> {
  const pack = packOf(food.id)
  if (!pack) return { name: nameInShop(food, false), buy: roundedGrams(grams) }
  const units = Math.max(1, Math.ceil(grams / pack.grams - shortBy * lists))
  const isPiece = pack.unit === 'piece'
  const isOne = isPiece && units === 1
  const pieces = pack.name && isPiece && !isOne ? plural(pack.name) : pack.name
  const name = pieces ?? nameInShop(food, isOne)
  if (isPiece) return { name, buy: String(units) }
  const many = `${units} ${units > 1 ? plural(pack.unit) : pack.unit}`
  const size = pack.size && measures === 'metric' ? metricPackSize(pack.size) : pack.size
  return { name, buy: size ? `${many} (${size})` : many }
}

/** A dry packet, can or jar of a cuisine from elsewhere: not what is frozen, chilled or fresh. */
function isInternational(foodId: string): boolean {
  const plain = plainFoodOf(foodId)
  const pack = packOf(foodId)
  if (!plain || plain.unasked || !pack || !dryUnits.includes(pack.unit)) return false
  const isFromElsewhere = plain.cuisines.some((cuisine) => !amongOwnFood.includes(cuisine))
  const isFresh = pack.keepsDays !== null || pack.freezes || plain.food.aisle === 'dairy-and-eggs'
  return isFromElsewhere && !isFresh
}

const slug = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

const sumOf = (needs: readonly Need[]) =>
  needs.reduce((tenths, { grams }) => tenths + Math.round(grams * 10), 0) / 10

type Rules = Pick<PlannerProfile, 'restrictions' | 'ownRestrictions' | 'measures'>

function itemOf(
  needs: readonly [Need, ...Need[]],
  trip: number,
  { measures, restrictions, ownRestrictions }: Rules,
): ShoppingItem {
  const [{ foodId, brand }] = needs
  const food = requireFood(foodId)
  const needed = sumOf(needs)
  const keeping = keepingOf(needs, trip, packOf(foodId) ?? noPack)
  const shown = bought(food, needed, measures)
  const rules = needs.every(({ isPreparedSeparately }) => isPreparedSeparately)
    ? ownRestrictions
    : restrictions
  return {
    food_id: foodId,
    aisle: food.aisle,
    needed_grams: needed,
    name: brand ?? nameFor(shown.name, rules),
    buy: brand && counterOf(brand) ? say('shop.as-usual').text : shown.buy,
    line: [foodId, ...(brand ? [slug(brand)] : []), ...(trip > 1 ? [trip] : [])].join('/'),
    for_foods: [...new Set(needs.map(({ forFood }) => forFood))],
    ...(brand ? { typed: brand } : {}),
    ...(trip > 1 ? { trip } : {}),
    ...(isInternational(foodId) ? { where: say('shop.international-aisle') } : {}),
    ...(keeping ? { keeping } : {}),
  }
}

export const ownAisle = 'your-own-foods'

/** What stands beside meals as typed is bought as the family always does. */
function asTyped(days: readonly PlannedDay[]): ShoppingItem[] {
  const typed = new Set(days.flatMap((day) => dishesOfDay(day).flatMap(({ beside }) => beside)))
  const buy = say('shop.as-usual').text
  return [...typed].sort().map((name) => ({
    food_id: `as-typed-${slug(name)}`,
    name,
    aisle: ownAisle,
    needed_grams: 0,
    buy,
    line: `as-typed-${slug(name)}`,
    for_foods: [],
    typed: name,
  }))
}

/** Of what a home has, more than half a pack is bought all the same. */
const mostFromHome = 0.5

/** What a home has, as far as half a pack of it goes. */
export const isAtHome = ({ food_id, needed_grams }: ShoppingItem): boolean => {
  const pack = packOf(food_id)
  return pack?.staple === true && needed_grams <= mostFromHome * pack.grams
}

/** As a shop is walked through, what only the family knows at the end. */
const walk: readonly string[] = [...aisles, ownAisle]
const placeOf = ({ aisle }: ShoppingItem) => walk.indexOf(aisle)

/** In the order in which the lines of a list are bought. */
export const asShopped = (a: ShoppingItem, b: ShoppingItem): number =>
  (a.trip ?? 1) - (b.trip ?? 1) || placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en')

/** Everything that the days need, as shops sell it, in the order of a shop. */
export function shoppingList(
  days: readonly PlannedDay[],
  profile: Pick<PlannerProfile, 'restrictions' | 'ownRestrictions' | 'safeFoods' | 'measures'>,
): ShoppingList {
  const needs = needsOfDays(days, profile)
  const lines = [...Map.groupBy(needs, ({ foodId, brand }) => `${foodId}/${brand ?? ''}`).values()]
  const all = lines.flatMap((ofLine) => {
    const pack = packOf(ofLine[0]?.foodId ?? '') ?? noPack
    return [...byTrip(ofLine, pack)].flatMap(([trip, [first, ...rest]]) =>
      first ? itemOf([first, ...rest], trip, profile) : [],
    )
  })
  const sorted = [...all, ...asTyped(days)].sort(asShopped)
  const { true: staples = [], false: items = [] } = Object.groupBy(sorted, (item) =>
    isAtHome(item) ? 'true' : 'false',
  )
  return { items, staples }
}
