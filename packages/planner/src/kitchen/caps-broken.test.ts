import { expect, it } from 'vitest'
import { plan } from '../plan.ts'
import { dishesOfDay, type PlannedDay } from '../plan-document.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { capsBroken } from './caps-broken.ts'

const profile = buildProfile()
const outcome = plan({ profile, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 700 })
if (outcome.kind !== 'plan') throw new Error('No plan')

/** Every meal of the week takes so long. */
const taking = (minutes: number): PlannedDay[] =>
  outcome.document.days.map((day) => {
    const { breakfast, lunch, dinner, snacks, juice } = day
    const none = { active_minutes: 0 }
    return {
      ...day,
      breakfast: { ...breakfast, ...none },
      lunch: { ...lunch, ...none },
      dinner: { ...dinner, active_minutes: minutes },
      snacks: snacks.map((snack) => ({ ...snack, ...none })),
      juice: { ...juice, ...none },
    }
  })

const textsOf = (days: readonly PlannedDay[], of = profile) =>
  capsBroken(days, of).map(({ text }) => text)

it('says each weekday that asks for more than 35 minutes, and by which meal', () => {
  expect(textsOf(taking(35))).toEqual([])
  const texts = textsOf(taking(36))
  expect(texts).toHaveLength(5)
  const dinner = outcome.document.days[0]?.dinner.name ?? ''
  expect(texts[0]).toBe(
    `Monday asks for 36 minutes of cooking, more than 35; “${dinner}” takes longest. You can allow more minutes in your child’s needs.`,
  )
})

it('holds a weekend against its own minutes, and all against what the parent said', () => {
  expect(textsOf(taking(75))).toHaveLength(5)
  expect(textsOf(taking(76))).toHaveLength(7)
  const kitchen = { weekdayMinutes: 20, weekendMinutes: 20, cookedMeals: 3 }
  const texts = textsOf(taking(20), buildProfile({ kitchen }))
  expect(texts).toEqual([
    'The first week cooks 7 times, 4 more than 3. You can allow more cooking in your child’s needs.',
  ])
})

it('is kept by plans of children without rules', () => {
  expect(textsOf(outcome.document.days)).toEqual([])
  expect(outcome.document.days.flatMap(dishesOfDay).length).toBe(42)
})
