import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { plan } from '../../plan.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { stateOf } from '../../search/week-state.ts'
import { buildProfile } from '../../testing/build-profile.ts'
import { costTerm } from '../cost-term.ts'
import { baseVarietyGoal } from './base-variety-goal.ts'

const profile = buildProfile({})
const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)

/** A week whose lunches are built upon cheese on the first `days` days, and else upon meat. */
function weekOf(days: number, routineLevel = 0) {
  const own = { ...problem, profile: { ...profile, routineLevel } }
  const baseOf = (group: string) =>
    own.slots[1]?.flat().find(({ parts: [base] }) => base?.candidateFood.group === group)
  const [cheese, meat] = [baseOf('cheese'), baseOf('meat')]
  if (!cheese || !meat) throw new Error('No such lunch')
  const cells = Array.from({ length: 7 }, (_, day) =>
    own.slots.map((compositions, slot) => {
      const any = slot === 2 ? baseOf(day < 3 ? 'pizza' : 'pasta-dish') : compositions[0]?.[0]
      const lunch = day < days ? cheese : day < days + 3 ? meat : baseOf('egg')
      const option = slot === 1 ? lunch : any
      if (!option) throw new Error('An empty slot')
      return option
    }),
  ).flat()
  return costTerm(baseVarietyGoal, stateOf(own, cells))
}

describe('the variety of what meals are built upon', () => {
  it('lets three lunches and suppers of a week stand upon one kind of food, and counts each more', () => {
    const three = weekOf(3)
    expect(weekOf(4)).toBeGreaterThan(three)
    expect(weekOf(5) - weekOf(4)).toBe(weekOf(4) - three)
  })

  it('counts for nothing with full routine', () => {
    expect(weekOf(7, 1)).toBe(0)
  })

  it('leaves an ordinary child no week of cheese and bread at noon', () => {
    const outcome = plan({
      profile,
      startDate: '2026-11-23',
      durationDays: 7,
      seed: 5,
      steps: 2100,
    })
    if (outcome.kind !== 'plan') throw new Error('No plan')
    const names = outcome.document.days.map(({ lunch }) =>
      lunch.name.replace('cheese crackers', 'crackers'),
    )
    expect(names.filter((name) => /cheese|cheddar|mozzarella/i.test(name)).length).toBeLessThan(4)
  })
})
