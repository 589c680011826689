import { describe, expect, it } from 'vitest'
import { plan } from '../../plan.ts'
import type { PlanDocument } from '../../plan-document.ts'
import { buildProfile } from '../../testing/build-profile.ts'

function weekFor(weeklyBudget: number | null, seed: number): PlanDocument {
  const outcome = plan({
    profile: buildProfile({ peopleAtTable: 3, weeklyBudget }),
    startDate: '2026-11-23',
    durationDays: 7,
    seed,
    steps: 2100,
  })
  if (outcome.kind !== 'plan') throw new Error('Infeasible')
  return outcome.document
}

const usdOf = ({ cost }: PlanDocument) => cost?.usd ?? 0
const energyOf = ({ days }: PlanDocument) =>
  days.reduce((sum, { nutrition }) => sum + (nutrition.energy_kcal ?? 0), 0) / days.length

describe('a weekly budget', () => {
  it.each([1, 2, 3])('of three quarters of a free week is kept, and said so, seed %i', (seed) => {
    const budget = Math.round(0.75 * usdOf(weekFor(null, seed)))
    const kept = weekFor(budget, seed)
    expect(usdOf(kept)).toBeLessThanOrEqual(budget)
    expect(kept.cost?.budget?.text.key).toBe('cost.under-budget')
  })

  it('that no week keeps takes no food away: the plan says what it is paid for', () => {
    const kept = weekFor(25, 1)
    expect(kept.cost?.budget?.text.text).toMatch(/^About \$\d+ above your \$25 a week\. Most of it/)
    expect(energyOf(kept)).toBeGreaterThan(0.95 * energyOf(weekFor(null, 1)))
  })
})
