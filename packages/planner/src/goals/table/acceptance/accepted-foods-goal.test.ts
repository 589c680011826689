import { expect, it } from 'vitest'
import { plan } from '../../../plan.ts'
import { buildProfile, safeFood } from '../../../testing/build-profile.ts'

/** Of a real list, of which carrot and orange juice of ours took six days. */
const foods = [
  'cereal',
  'roti',
  'peaches',
  'whole milk',
  'vegetable curry',
  'chocolate ice cream',
  'Honey Nut Cheerios',
  'string cheese',
  'watermelon',
  'yogurt',
  'grapes',
  'grape juice',
]

it.each([1, 2, 3])('a child’s own juice comes before juices of ours (seed %d)', (seed) => {
  const profile = buildProfile({
    ageYears: 2,
    safeFoods: foods.map(safeFood),
    safeFoodsNearlyAll: true,
  })
  const outcome = plan({ profile, startDate: '2026-11-23', durationDays: 7, seed, steps: 1500 })
  if (outcome.kind !== 'plan') throw new Error('No plan')
  const own = outcome.document.days.filter(({ juice }) => /grape juice/i.test(juice.name))
  expect(own.length).toBeGreaterThan(3)
})
