import { startOfDay } from '@brightplate/contract/plain-date'
import { dishesOfDay, type PlannedDay, type PlannedDish } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { type KeyedText, say } from '../texts/english.ts'
import { cookedFrom, kitchenCapsOf, saturday } from './kitchen-caps.ts'

const daysOfWeek = 7

const weekdayOf = (date: string): number => (startOfDay(date).getUTCDay() + 6) % 7
const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

const activeOf = (dishes: readonly Pick<PlannedDish, 'active_minutes'>[]): number =>
  dishes.reduce((sum, { active_minutes }) => sum + active_minutes, 0)

/** The meals of a day, and no juice, that may be swapped for something easier. */
const longestOf = (dishes: readonly PlannedDish[]): PlannedDish | undefined =>
  [...dishes].sort((a, b) => b.active_minutes - a.active_minutes)[0]

interface LongDay {
  day: number
  weekday: string
  minutes: number
  cap: number
  dish: string
}

function longDays(days: readonly PlannedDay[], profile: PlannerProfile): LongDay[] {
  const caps = kitchenCapsOf(profile)
  return days.flatMap((day) => {
    const cap = weekdayOf(day.date) < saturday ? caps.weekdayMinutes : caps.weekendMinutes
    const minutes = activeOf(dishesOfDay(day))
    const longest = longestOf([day.breakfast, day.lunch, day.dinner, ...day.snacks])
    if (minutes <= cap || !longest) return []
    const weekday = weekdayName.format(startOfDay(day.date))
    return [{ day: day.day, weekday, minutes, cap, dish: longest.name }]
  })
}

/** A day by itself, and several that pass one cap in one sentence. */
function daysBroken(days: readonly PlannedDay[], profile: PlannerProfile): KeyedText[] {
  const byCap = Map.groupBy(longDays(days, profile), ({ cap }) => cap)
  return [...byCap.values()].map((long) => {
    const [worst, next] = long.toSorted((a, b) => b.minutes - a.minutes)
    if (!worst) throw new RangeError('A group of days is never empty')
    if (!next) return say('tip.kitchen-day', { ...worst })
    const least = Math.min(...long.map(({ minutes }) => minutes))
    const { minutes: most, ...one } = worst
    return say('tip.kitchen-days', { ...one, count: long.length, least, most })
  })
}

function weeksBroken(days: readonly PlannedDay[], profile: PlannerProfile): KeyedText[] {
  const { cookedMeals } = kitchenCapsOf(profile)
  const weeks = Array.from({ length: Math.ceil(days.length / daysOfWeek) }, (_, week) =>
    days.slice(week * daysOfWeek, (week + 1) * daysOfWeek),
  )
  return weeks.flatMap((week, index) => {
    const meals = week.flatMap(dishesOfDay)
    const cooked = meals.filter(({ active_minutes }) => active_minutes >= cookedFrom).length
    if (cooked <= cookedMeals) return []
    const over = cooked - cookedMeals
    return [say('tip.kitchen-week', { week: index + 1, cooked, cap: cookedMeals, over })]
  })
}

/** What the plan asks of the kitchen above what it may, and what would open it. */
export const capsBroken = (days: readonly PlannedDay[], profile: PlannerProfile): KeyedText[] => [
  ...daysBroken(days, profile),
  ...weeksBroken(days, profile),
]
