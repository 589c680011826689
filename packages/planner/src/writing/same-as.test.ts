import { describe, expect, it } from 'vitest'
import { plan } from '../plan.ts'
import { dishesOfDay } from '../plan-document.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { withSameAs } from './same-as.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

describe('“Same as Tuesday”', () => {
  const safeFoods = ['chicken nuggets', 'plain pasta', 'Cheerios'].map(safeFood)
  const profile = buildProfile({ safeFoods, safeFoodsNearlyAll: true })
  const made = plan({ profile, startDate: '2026-11-23', durationDays: 7, seed: 2, steps: 300 })
  if (made.kind !== 'plan') throw new Error('No plan')
  const { days } = made.document
  const meals = ['breakfast', 'lunch', 'dinner'] as const

  it('is said of a meal exactly where the same stood in its place on that day before', () => {
    let told = 0
    for (const [index, day] of days.entries()) {
      for (const meal of meals) {
        const texts = day[meal].why.filter(({ key }) => key === 'why.same-as')
        const same = days.slice(0, index).findLast((one) => one[meal].name === day[meal].name)
        const weekday = same && weekdays[new Date(`${same.date}T00:00:00Z`).getUTCDay()]
        expect(texts.map(({ text }) => text)).toEqual(weekday ? [`Same as ${weekday}.`] : [])
        told += texts.length
      }
    }
    expect(told).toBeGreaterThan(0)
  })

  it('is taken back once the day before holds another dish', () => {
    const others = days.map((day, index) => {
      const dinner = { ...day.dinner, name: `Dinner ${index}` }
      return { ...day, dinner }
    })
    const why = withSameAs(others).flatMap(({ dinner }) => dinner.why.map(({ key }) => key))
    expect(why).not.toContain('why.same-as')
    expect(withSameAs(days).flatMap(dishesOfDay)).toEqual(days.flatMap(dishesOfDay))
  })
})
