import { ageBandOf } from '@brightplate/foods/eating/age-band'
import { eatingDays } from '@brightplate/foods/eating/eating-days'
import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { plan } from '../../plan.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { stateOf } from '../../search/week-state.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'
import { costTerm } from '../cost-term.ts'
import { realDaysGoal } from './real-days-goal.ts'

/** A week of the cheapest or the dearest composition of each slot, by what it costs. */
function weekOf(ageYears: number, isDear: boolean) {
  const problem = buildProblem(ourMenu, buildProfile({ ageYears }), '2026-11-23', 7)
  const [ofPrice] = realDaysGoal.pieces(problem)
  if (!ofPrice) throw new Error('No piece of price')
  const cells = Array.from({ length: 7 }, () =>
    problem.slots.map((compositions, slot) => {
      const sorted = compositions
        .flat()
        .sort((a, b) => ofPrice.amount(a, slot) - ofPrice.amount(b, slot))
      const option = isDear ? sorted.at(-1) : sorted[0]
      if (!option) throw new Error('An empty slot')
      return option
    }),
  ).flat()
  const onlyPrice = { ...realDaysGoal, pieces: () => [ofPrice] }
  return costTerm(onlyPrice, stateOf(problem, cells))
}

describe('days as most children of an age have them', () => {
  it('cost no more than three of four real weeks: a dearer one counts, a cheaper one does not', () => {
    for (const age of [2, 6, 11, 16]) {
      expect(weekOf(age, false), `${age} years`).toBe(0)
      expect(weekOf(age, true), `${age} years`).toBeGreaterThan(0)
    }
  })

  it.each([6, 15])('are what the plan of a child of %i years is made of', (ageYears) => {
    const outcome = plan({
      profile: buildProfile({ ageYears }),
      startDate: '2026-11-23',
      durationDays: 7,
      seed: 2,
      steps: 1540,
    })
    if (outcome.kind !== 'plan') throw new Error('No plan')
    // A goal, not a limit: a hundredth above it is as good.
    const most = 1.01 * eatingDays[ageBandOf(ageYears)].usd
    expect(outcome.document.cost?.child_usd_a_day).toBeLessThanOrEqual(most)
  })

  it('tell how familiar food is where none is named as eaten, and leave it to what is named', () => {
    const piecesOf = (profile: ReturnType<typeof buildProfile>) =>
      realDaysGoal.pieces(buildProblem(ourMenu, profile, '2026-11-23', 7))
    expect(piecesOf(buildProfile({}))).toHaveLength(3)
    expect(piecesOf(buildProfile({ safeFoods: [safeFood('banana')] }))).toHaveLength(1)
  })
})
