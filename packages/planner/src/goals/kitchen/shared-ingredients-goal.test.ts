import { describe, expect, it } from 'vitest'
import { plan } from '../../plan.ts'
import { dishesOfDay, type PlanDocument } from '../../plan-document.ts'
import { buildProfile } from '../../testing/build-profile.ts'

const seeds = [1, 2, 3, 4, 5]

const weeks: readonly PlanDocument[] = seeds.map((seed) => {
  const outcome = plan({
    profile: buildProfile(),
    startDate: '2026-11-23',
    durationDays: 7,
    seed,
    steps: 2100,
  })
  if (outcome.kind !== 'plan') throw new Error('Infeasible')
  return outcome.document
})

describe('a week of a child of whom no food is known', () => {
  it('puts about forty lines on the list, and never more than forty-four', () => {
    const lines = weeks.map(({ shopping_items }) => shopping_items.length).sort((a, b) => a - b)
    expect(lines[2]).toBeLessThanOrEqual(42)
    expect(lines.at(-1)).toBeLessThanOrEqual(44)
  })

  it('has a dozen different main meals all the same', () => {
    for (const { days } of weeks) {
      const mains = days.flatMap((day) =>
        dishesOfDay(day)
          .slice(0, 3)
          .map(({ name }) => name),
      )
      expect(new Set(mains).size).toBeGreaterThanOrEqual(12)
    }
  })
})
