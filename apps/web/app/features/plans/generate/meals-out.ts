import type { MealOut } from '@brightplate/contract/plans/meal-plan'
import type { Slot } from '@brightplate/contract/plans/plan-data'

/** The meals that are asked after; snacks and juice go with a whole day. */
export const askedMeals = ['breakfast', 'lunch', 'dinner'] as const
const wholeDay: readonly Slot[] = [...askedMeals, 'snack_1', 'snack_2', 'juice']

export type DayPart = (typeof askedMeals)[number] | 'day'

/** Meals out by date, so that they stay where they are when the plan begins on another day. */
export type MealsOut = ReadonlySet<string>

const keyOf = (date: string, slot: Slot) => `${date}/${slot}`
const slotsOf = (part: DayPart): readonly Slot[] => (part === 'day' ? wholeDay : [part])

export const isOut = (mealsOut: MealsOut, date: string, part: DayPart): boolean =>
  slotsOf(part).every((slot) => mealsOut.has(keyOf(date, slot)))

/** The meals out with this part of these days out too, or at home again. */
export function withOut(
  mealsOut: MealsOut,
  dates: readonly string[],
  part: DayPart,
  out: boolean,
): MealsOut {
  const changed = new Set(mealsOut)
  for (const key of dates.flatMap((date) => slotsOf(part).map((slot) => keyOf(date, slot)))) {
    if (out) changed.add(key)
    else changed.delete(key)
  }
  // With a meal at home again snacks and juice are too.
  for (const date of out ? [] : dates) {
    for (const slot of wholeDay.slice(askedMeals.length)) changed.delete(keyOf(date, slot))
  }
  return changed
}

/** Those of a plan of these dates, as they are asked for. */
export const mealsOutOf = (mealsOut: MealsOut, dates: readonly string[]): MealOut[] =>
  dates.flatMap((date, index) =>
    wholeDay.flatMap((slot) => (mealsOut.has(keyOf(date, slot)) ? [{ day: index + 1, slot }] : [])),
  )
