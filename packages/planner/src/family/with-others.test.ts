import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProblem } from '../search/build-problem.ts'
import { slots } from '../slot.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { withOthers } from './with-others.ts'

const profile = buildProfile({
  safeFoods: ['chicken nuggets', 'pasta'].map(safeFood),
  safeFoodsNearlyAll: true,
  peopleAtTable: 3,
  tablePortions: 4,
  familyDinner: true,
})
const problem = buildProblem(ourMenu, profile, '2026-11-23', 7)
const [composition] = (problem.slots[slots.indexOf('dinner')] ?? []).flat()
if (!composition) throw new Error('No dinner')
const othersOf = (own = problem) =>
  withOthers(composition, own, 0).parts.filter(({ forOthers }) => forOthers !== undefined)

describe('what the others have beside the child’s own dinner', () => {
  it('is the first of the evening that goes with the composition', () => {
    const [others] = othersOf()
    expect(problem.tableDinners[0]?.map(({ candidateFood }) => candidateFood.form)).toContain(
      others?.candidateFood.form,
    )
    expect(others?.people).toBe(2)
  })

  it('is something else for all where the rules leave no dish of the table', () => {
    const [others] = othersOf({ ...problem, tableDinners: [] })
    expect(others?.candidateFood.dish).toBeTruthy()
    expect(others?.people).toBe(2)
  })
})
