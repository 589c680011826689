import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { allergens, exclusionClaimFacts, kitchenFacts } from '../facts.ts'
import { dishesOf, type Finding, fault, type Placed, sum } from '../plan.ts'
import type { Table } from '../profile-of.ts'
import { plainText } from '../read-line.ts'

const tenths = (grams: number) => Math.round(grams * 10) / 10

/** Most that "2 cans (15 oz)" may hold, in grams and as it is in the pot; where it is told by the piece, anything. */
function mostBought(buy: string): number {
  const [, units = '1', unit = ''] = /^([\d.]+) ?([a-z]*)/.exec(buy) ?? []
  const [, size = '', measure = unit] = /\(([\d.]*) ?([a-z ]+)\)/.exec(buy) ?? []
  const each = kitchenFacts.grams[measure] ?? Number.POSITIVE_INFINITY
  return Number(units) * Number(size || 1) * each * kitchenFacts.most_gained
}

/** What the dishes need and the list lacks, and what it has of nothing. */
function* list(
  { shopping_list: words, shopping_items = [], staples = [] }: PlanData,
  dishes: readonly Placed[],
): Generator<Finding> {
  const bad = (kind: string, word: string) => fault(kind, 'list', word)
  const needed = Map.groupBy(
    dishes.flatMap(({ dish }) => dish.foods ?? []),
    ({ food_id }) => food_id,
  )
  const beside = new Set(dishes.flatMap(({ dish }) => dish.beside ?? []))
  const all = [...shopping_items, ...staples]
  const bought = new Set(
    all.flatMap(({ for_foods = [], typed, name }) =>
      for_foods.length > 0 ? for_foods : [typed ?? name],
    ),
  )
  for (const id of [...needed.keys(), ...beside])
    if (!bought.has(id) && !id.match(kitchenFacts.tap)) yield bad('list lacks a food', id)
  for (const { for_foods = [], typed, name } of all)
    if (
      !(for_foods.length > 0 ? for_foods.every((id) => needed.has(id)) : beside.has(typed ?? name))
    )
      yield bad('list line of nothing', name)
  for (const [id, lines] of Map.groupBy(all, ({ food_id }) => food_id)) {
    const eaten = sum((needed.get(id) ?? []).map(({ grams }) => tenths(grams)))
    const onList = sum(lines.map(({ needed_grams }) => needed_grams))
    const isAlone = lines.every(({ for_foods = [] }) => for_foods.every((one) => one === id))
    const isOff = onList < eaten - 0.06 || (isAlone && onList > eaten + 0.06 * lines.length)
    if (isOff && needed.has(id))
      yield bad('amount on the list', `${id}: ${onList} g, dishes ${Math.round(eaten)} g`)
  }
  for (const { name, buy, needed_grams } of all)
    if (mostBought(buy) < needed_grams)
      yield bad('too little to buy', `${name}: ${buy} for ${needed_grams} g`)
  const keys = all.map(({ line }) => line)
  for (const [index, key] of keys.entries())
    if (key && keys.indexOf(key) !== index) yield bad('list line twice', key)
  if (words.length !== shopping_items.length) yield bad('list in other words', 'number of lines')
  for (const [index, { name, buy }] of shopping_items.entries())
    if (!words[index]?.startsWith(`${name}: ${buy}`)) yield bad('list in other words', name)
}

/** A cost that cannot be that of this food, or a child's share that is not a part of it. */
function* cost({ cost: told, days }: PlanData, dishes: readonly Placed[]): Generator<Finding> {
  if (!told) return
  const [least, most] = kitchenFacts.usd_a_gram
  const grams = sum(dishes.flatMap(({ dish }) => (dish.foods ?? []).map((one) => one.grams)))
  const [usd, child] = [(told.usd / 7) * days.length, told.child_usd_a_day * days.length]
  const portions = dishes.flatMap(({ lines }) =>
    lines.map((line) => (line.part?.for_others ? Number.POSITIVE_INFINITY : line.portions)),
  )
  const slack = 0.01 * days.length + 0.01
  if (!(usd >= grams * least && usd <= grams * most))
    yield fault('cost that is not of this food', 'plan', `$${told.usd}`)
  if (
    !(child <= usd / Math.min(...portions) + slack && child >= usd / Math.max(...portions) - slack)
  )
    yield fault(
      'cost of the child',
      'plan',
      `$${told.child_usd_a_day} a day of $${told.usd} a week`,
    )
}

/** Allergies of the table of which a plan says neither that it was checked nor that it was not. */
function* checked(
  { checked: checkedSentence, unchecked }: PlanData,
  { child, eaters }: Table,
): Generator<Finding> {
  const checkedText = plainText(`${checkedSentence?.text} ${unchecked?.text}`)
  for (const { avoids, foods } of [child, ...eaters]) {
    for (const id of avoids)
      if (!checkedText.match(allergens[id]?.told ?? '$^'))
        yield fault('not told as checked', 'plan', id)
    for (const tag of Object.keys(foods)) {
      const words = (exclusionClaimFacts.told[tag] ?? tag).split(/[^a-z\d]+/)
      const stems = words.flatMap((word) =>
        word.length > 2 ? word.replace(/(?:ies|es|s|y)$/, '') : [],
      )
      if (!stems.some((stem) => checkedText.includes(stem)))
        yield fault('not told as checked', 'plan', tag)
    }
  }
}

/** What of a plan's list, cost and tips does not follow from its dishes. */
export function* listFaults(plan: PlanData, table: Table): Generator<Finding> {
  const dishes = dishesOf(plan).filter(({ dish }) => !dish.eaten_out)
  const notices = (plan.notices ?? []).map(({ text }) => text)
  yield* list(plan, dishes)
  yield* cost(plan, dishes)
  yield* checked(plan, table)
  for (const [, name = ''] of [...plan.general_tips, ...notices].join(' ').matchAll(/“([^”]+)”/g))
    if (!dishes.some(({ dish }) => dish.name === name))
      yield fault('tip on a dish that is not in the plan', 'tips', name)
  for (const notice of notices)
    if (!plan.general_tips.includes(notice)) yield fault('notice that is no tip', 'tips', notice)
}
