import { daysLater, startOfDay } from '@brightplate/contract/plain-date'
import type { PlannedDish } from '../plan-document.ts'
import type { Slot } from '../slot.ts'
import { joinArticles } from './articles.ts'
import { spanishWords as words } from './spanish-words.ts'

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
  return words.meal({ slot, day: (isNear ? weekday : wholeDate).format(date) })
}

type Kept = Pick<NonNullable<PlannedDish['leftover']>, 'day' | 'slot' | 'kept'>

/** How what is left of an earlier meal is taken out. */
export function takenOut(leftover: Kept, at: MealPlace): string {
  const source = spanishMeal(leftover, at)
  const said =
    leftover.kept === 'fridge' ? words.fromFridge({ source }) : words.fromFreezer({ source })
  return joinArticles(said)
}

/** What is done with the part that is cooked for a later meal. */
export function putAway(cookedFor: Kept, at: MealPlace): string {
  const later = spanishMeal(cookedFor, at)
  return cookedFor.kept === 'fridge' ? words.forFridge({ later }) : words.forFreezer({ later })
}
