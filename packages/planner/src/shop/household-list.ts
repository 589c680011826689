import { dayMs, daysLater, startOfDay } from '@brightplate/contract/plain-date'
import { requireFood } from '@brightplate/foods/foods'
import { packOf } from '@brightplate/foods/shop/packs'
import { nameFor } from '../measures/label-asked-for.ts'
import type { ShoppingItem } from '../plan-document.ts'
import type { MeasureSystem, PlannerProfile } from '../planner-profile.ts'
import { asShopped, bought, isAtHome, ownAisle, type ShoppingList } from './shopping-list.ts'
import { daysOfTrip } from './trips.ts'

/** The list of one plan. */
export interface DatedList extends ShoppingList {
  /** A plain date. */
  startDate: string
  /** Of the plan. */
  days: number
  /** Of the plan: what its lines must be free of. */
  restrictions: PlannerProfile['restrictions']
}

/** A line that is summed from those of several plans. */
export interface HouseholdItem extends ShoppingItem {
  /** Places of the plans that need it. */
  plans: number[]
}

export interface HouseholdList {
  /** The dates from which each trip is for, the first first. */
  trips: string[]
  items: HouseholdItem[]
  staples: HouseholdItem[]
}

interface DatedLine {
  item: ShoppingItem
  plan: number
  /** From which the trip is for. */
  date: string
}

const daysBetween = (from: string, to: string): number =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / dayMs)

/** Whether a line that is bought on an earlier day is good to the end of its plan. */
function keepsFrom(date: string, { item }: DatedLine, lastDay: string): boolean {
  const keepsDays = packOf(item.food_id)?.keepsDays ?? null
  return keepsDays === null || daysBetween(date, lastDay) < keepsDays
}

function linesOf({ startDate, items, staples }: DatedList, plan: number): DatedLine[] {
  return [...items, ...staples].map((item) => ({
    item,
    plan,
    date: daysLater(startDate, ((item.trip ?? 1) - 1) * daysOfTrip),
  }))
}

/** Bought on the first trip from today on it keeps from; else on its own. */
function tripOf(
  line: DatedLine,
  { startDate, days }: DatedList,
  dates: readonly string[],
  today: string,
): string {
  const lastDay = daysLater(startDate, days - 1)
  const earlier = dates.find(
    (date) => date < line.date && date >= today && keepsFrom(date, line, lastDay),
  )
  return earlier ?? line.date
}

/** What is said of keeping a line, for the first day of all. */
function keepingOf(lines: readonly DatedLine[]): Pick<ShoppingItem, 'keeping'> {
  const [first] = lines
    .flatMap(({ date, item: { keeping } }) => (keeping ? { date, keeping } : []))
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) || Number(a.keeping.params.day) - Number(b.keeping.params.day),
    )
  return first ? { keeping: first.keeping } : {}
}

const tenths = (lines: readonly DatedLine[]) =>
  lines.reduce((sum, { item }) => sum + Math.round(item.needed_grams * 10), 0) / 10

/** With the claims that the plans' rules ask for; with all that it has where they ask for different ones. */
function nameOf(name: string, plans: readonly DatedList[]): string {
  const [asked = name, ...others] = new Set(
    plans.map(({ restrictions }) => nameFor(name, restrictions)),
  )
  return others.length === 0 ? asked : name
}

function summed(
  [first, ...rest]: readonly [DatedLine, ...DatedLine[]],
  trip: number,
  lists: readonly DatedList[],
  measures: MeasureSystem,
): HouseholdItem {
  const lines = [first, ...rest]
  const plans = [...new Set(lines.map(({ plan }) => plan))]
  const { food_id, aisle, typed, name, buy } = first.item
  const needed = tenths(lines)
  const shown =
    aisle === ownAisle
      ? { name, buy }
      : bought(requireFood(food_id), needed, measures, lines.length)
  const [line = food_id] = (first.item.line ?? food_id).split(/\/\d+$/)
  return {
    food_id,
    aisle,
    needed_grams: needed,
    name:
      typed ??
      nameOf(
        shown.name,
        lists.filter((_, index) => plans.includes(index)),
      ),
    buy: shown.buy,
    line: trip > 1 ? `${line}/${trip}` : line,
    for_foods: [...new Set(lines.flatMap(({ item }) => item.for_foods ?? []))],
    plans,
    ...(typed === undefined ? {} : { typed }),
    ...(trip > 1 ? { trip } : {}),
    ...(lines[0]?.item.where ? { where: lines[0].item.where } : {}),
    ...keepingOf(lines),
  }
}

/**
 * One list of several plans: what they need of a food on a trip is summed first, and bought in whole packs then.
 * What keeps is bought on the first of their trips from `today`, a plain date.
 */
export function householdList(
  lists: readonly DatedList[],
  { measures, today }: { measures: MeasureSystem; today: string },
): HouseholdList {
  const lines = lists.flatMap(linesOf)
  const dates = [...new Set(lines.map(({ date }) => date))].sort()
  const onTrips = lines.map((line) => {
    const list = lists[line.plan]
    return list ? { ...line, date: tripOf(line, list, dates, today) } : line
  })
  const trips = [...new Set(onTrips.map(({ date }) => date))].sort()
  const together = Map.groupBy(
    onTrips,
    ({ item, date }) => `${item.food_id} ${item.typed?.toLowerCase() ?? ''} ${date}`,
  )
  const all = [...together.values()].flatMap(([first, ...rest]) =>
    first ? summed([first, ...rest], trips.indexOf(first.date) + 1, lists, measures) : [],
  )
  const { true: staples = [], false: items = [] } = Object.groupBy(all.sort(asShopped), (item) =>
    isAtHome(item) ? 'true' : 'false',
  )
  return { trips, items, staples }
}
