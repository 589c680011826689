import { daysLater, startOfDay } from '@brightplate/contract/plain-date'
import type { PlannedDish } from '../plan-document.ts'
import type { Slot } from '../slot.ts'
import { spanishNames, spanishPartOfText, spanishText } from './texts/spanish-texts.ts'

const weekday = new Intl.DateTimeFormat('es-US', { weekday: 'long', timeZone: 'UTC' })
const wholeDate = new Intl.DateTimeFormat('es-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const daysOfWeek = 7

/** Where a meal stands in its plan, days counted from 1. */
export interface MealPlace {
  day: number
  date: string
}

/** "la cena del lunes"; further away than a week "la cena del lunes, 23 de noviembre". */
export function spanishMeal(
  { day, slot }: { day: number; slot: Slot },
  seenFrom: MealPlace,
): string {
  const date = startOfDay(daysLater(seenFrom.date, day - seenFrom.day))
  const isNear = Math.abs(day - seenFrom.day) < daysOfWeek
  const name = spanishNames.slots[slot]
  return isNear
    ? spanishPartOfText('part.meal-near', { slot: name, weekday: weekday.format(date) })
    : spanishPartOfText('part.meal-far', { slot: name, date: wholeDate.format(date) })
}

type LeftoverPlace = Pick<NonNullable<PlannedDish['leftover']>, 'day' | 'slot' | 'kept'>

/** How what is left of an earlier meal is taken out. */
export function takenOut(leftover: LeftoverPlace, at: MealPlace): string {
  const source = spanishMeal(leftover, at)
  return spanishText(leftover.kept === 'fridge' ? 'step.from-fridge' : 'step.from-freezer', {
    source,
  })
}

/** What is done with the part that is cooked for a later meal. */
export function putAway(cookedFor: LeftoverPlace, at: MealPlace): string {
  const later = spanishMeal(cookedFor, at)
  return spanishText(cookedFor.kept === 'fridge' ? 'step.for-fridge' : 'step.for-freezer', {
    later,
  })
}
