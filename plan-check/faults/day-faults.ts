import { ageFacts, kitchenFacts } from '../facts.ts'
import { dishesOf, type Finding, fault, type Placed, slots, sum, type WirePlan } from '../plan.ts'
import type { Table } from '../profile-of.ts'
import { printedError } from './amount-faults.ts'

const dayMs = 86_400_000
const isNear = (one: number, other: number, slack: number) => Math.abs(one - other) <= slack

/** Days, dates and meals that are missing, doubled or out of order. */
function* calendar(
  { plan_data: { days }, duration_days }: WirePlan,
  dishes: readonly Placed[],
): Generator<Finding> {
  if (days.length !== duration_days)
    yield fault('number of days', 'plan', `${days.length} of ${duration_days}`)
  for (const [index, { day, date = '', snacks }] of days.entries()) {
    const at = `day ${index + 1}`
    const has = dishes.flatMap((one) => (one.day === index ? one.slot : []))
    if (day !== index + 1) yield fault('number of a day', at, String(day))
    if (Date.parse(date) !== Date.parse(days[0]?.date ?? '') + index * dayMs)
      yield fault('date', at, date)
    for (const slot of slots) if (!has.includes(slot)) yield fault('missing meal', at, slot)
    if (snacks.length > 2) yield fault('meal too many', at, `${snacks.length} snacks`)
  }
}

/** Lines, parts, foods and figures of a dish that do not say the same. */
function* figures({ dish, lines, at }: Placed): Generator<Finding> {
  const {
    name,
    ingredients,
    parts = [],
    foods = [],
    beside = [],
    nutrition = {},
    people = 1,
  } = dish
  const bad = (kind: string, word: string) => fault(kind, at, word, name)
  if (dish.eaten_out) {
    if (ingredients.length + foods.length > 0) yield bad('meal out with food', name)
    return
  }
  if (ingredients.length + beside.length === 0) yield bad('meal of nothing', name)
  if (foods.length !== ingredients.length)
    yield bad('lines without foods', `${foods.length} of ${ingredients.length}`)
  if (parts.length > 0 && parts.flatMap((part) => part.ingredients).join() !== ingredients.join())
    yield bad('parts that are not the lines', name)
  if (
    parseInt(dish.prep_time ?? '', 10) !== dish.total_minutes &&
    dish.total_minutes !== undefined &&
    dish.prep_time !== undefined
  )
    yield bad('minutes', dish.prep_time)
  for (const [index, { food_id, grams }] of foods.entries()) {
    const { plain = food_id, grams: printed = null } = lines[index] ?? {}
    if (!(grams > 0 && grams <= kitchenFacts.most_grams * people))
      yield bad('absurd grams', `${food_id}: ${grams} g`)
    if (printed === null || !isNear(printed, grams, printedError(grams) + 0.001))
      yield bad('grams of a line', plain)
  }
  for (const [nutrient, amount] of Object.entries(nutrition))
    if (amount !== null && !(amount >= 0)) yield bad('negative figure', nutrient)
  const energy = parts.map(({ energy_kcal }) => energy_kcal ?? Number.NaN)
  if (
    !Number.isNaN(sum(energy)) &&
    parts.length > 0 &&
    !isNear(sum(energy), nutrition.energy_kcal ?? 0, 1 + parts.length)
  )
    yield bad('energy of a dish', `${nutrition.energy_kcal}, its parts ${sum(energy)}`)
  for (const part of parts.filter((one) => !one.for_others && one.ingredients.length > 0)) {
    const own = lines.filter((line) => line.part === part)
    const eaten = sum(own.map(({ grams, portions }) => (grams ?? 0) / portions))
    const slack =
      0.3 +
      eaten * 0.005 +
      sum(own.map(({ grams, portions }) => printedError(grams ?? 0) / portions))
    if (part.grams === null) yield bad('part without grams that is counted', part.name)
    else if (!isNear(part.grams, eaten, slack))
      yield bad('grams of a part', `${part.name}: ${part.grams} g, lines ${Math.round(eaten)} g`)
  }
}

/** Figures of a day, and of the plan, that are not the sum of its dishes. */
function* totals(
  { plan_data: { days, nutrition = [] } }: WirePlan,
  dishes: readonly Placed[],
): Generator<Finding> {
  const of = (nutrient: string, some: readonly Placed[]) =>
    sum(some.map(({ dish }) => dish.nutrition?.[nutrient] ?? 0))
  for (const [index, { nutrition: ofDay = {} }] of days.entries()) {
    const own = dishes.filter(({ day }) => day === index)
    for (const [nutrient, amount] of Object.entries({ energy_kcal: 0, ...ofDay }))
      if (!isNear(amount ?? 0, of(nutrient, own), 0.05))
        yield fault('nutrition of a day', `day ${index + 1}`, nutrient)
  }
  for (const { nutrient, mean } of nutrition)
    if (!isNear(mean, of(nutrient, dishes) / days.length, 0.1))
      yield fault('nutrition of the plan', 'plan', nutrient)
}

type Mark = { day: number; slot: string } | undefined
/** Leftovers of nothing, of a meal that comes later, or kept too long. */
function* leftovers(
  { dish, day, slot, at }: Placed,
  dishes: readonly Placed[],
): Generator<Finding> {
  const { leftover, cooked_for: later, name, keeps, recipe_id } = dish
  const placed = (mark: Mark) =>
    dishes.find((one) => one.day + 1 === mark?.day && one.slot === mark.slot)
  const isHere = (mark: Mark) => mark?.day === day + 1 && mark.slot === slot
  const source = placed(leftover)
  const days = leftover ? day + 1 - leftover.day : 0
  const most =
    leftover?.kept === 'freezer'
      ? (keeps?.freezer_days ?? 0)
      : Math.min(keeps?.fridge_days ?? 0, ageFacts.fridge_days)
  const isOfIt =
    source &&
    source.day < day &&
    isHere(source.dish.cooked_for) &&
    source.dish.recipe_id === recipe_id
  if (leftover && !isOfIt)
    yield fault('leftover without a source', at, `day ${leftover.day}, ${leftover.slot}`, name)
  if (leftover && days > most) yield fault('leftover kept too long', at, `${days} days`, name)
  if (later && !isHere(placed(later)?.dish.leftover))
    yield fault('cooked for a meal that is none of it', at, `day ${later.day}, ${later.slot}`, name)
}

/** Siblings' plates that hold what is another's alone. */
function* plates({ dish, at }: Placed, { eaters }: Table): Generator<Finding> {
  for (const { child_id, parts } of dish.plates ?? []) {
    if (!eaters.some(({ childId }) => childId === child_id))
      yield fault('plate of nobody at the table', at, child_id, dish.name)
    for (const index of parts) {
      const { name = 'none', apart_steps, for_others } = dish.parts?.[index] ?? { apart_steps: [] }
      if (apart_steps || for_others?.child_ids?.includes(child_id) === false)
        yield fault('plate with what is made for another', at, name, dish.name)
    }
  }
}

/** What of days and dishes does not hold together. */
export function* dayFaults(file: WirePlan, table: Table): Generator<Finding> {
  const dishes = dishesOf(file.plan_data)
  yield* calendar(file, dishes)
  for (const placed of dishes) {
    yield* figures(placed)
    yield* leftovers(placed, dishes)
    yield* plates(placed, table)
  }
  yield* totals(file, dishes)
}
