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

/** The first day alone takes so long. */
const takingOnce = (minutes: number) => [...taking(minutes).slice(0, 1), ...taking(1).slice(1)]

it('says a weekday that asks for more than 35 minutes, and by which meal', () => {
  expect(textsOf(takingOnce(35))).toEqual([])
  const dinner = outcome.document.days[0]?.dinner.name ?? ''
  expect(textsOf(takingOnce(36))).toEqual([
    `Monday asks for 36 minutes of cooking, more than 35; “${dinner}” takes longest. You can allow more minutes in your child’s needs.`,
  ])
})

it('says several in one sentence, the longest by its name', () => {
  const days = [...taking(36).slice(0, 2), ...taking(40).slice(2, 3), ...taking(1).slice(3)]
  const dinner = outcome.document.days[2]?.dinner.name ?? ''
  expect(textsOf(days)).toEqual([
    `3 days ask for 36 to 40 minutes of cooking, more than 35; the longest is Wednesday, with “${dinner}”. You can allow more minutes in your child’s needs.`,
  ])
  expect(textsOf(taking(36).slice(0, 2))[0]).toMatch(/^2 days ask for 36 minutes of cooking/)
})

it('holds a weekend against its own minutes, and all against what the parent said', () => {
  expect(textsOf(taking(75))).toHaveLength(1)
  expect(textsOf(taking(76))).toHaveLength(2)
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
