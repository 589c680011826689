import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProblem } from '../search/problem.ts'
import { slots } from '../slot.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'

/** What plates with what is known to be eaten are built upon, as it was typed. */
function basesAt(slot: (typeof slots)[number], foods: readonly string[]): string[] {
  const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
  const plates = buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf(slot)] ?? []
  const bases = plates.flatMap(([first]) => first?.parts[0]?.safeFood?.typed ?? [])
  return [...new Set(bases)].sort()
}

describe('what the meals of a selective child are built upon', () => {
  const foods = ['pizza', 'macaroni and cheese', 'cheese sticks', 'crackers', 'waffles', 'apples']

  it('makes a supper at supper: cheese and crackers are lunches where two other foods are known', () => {
    expect(basesAt('dinner', foods)).toEqual(['macaroni and cheese', 'pizza'])
    expect(basesAt('lunch', foods)).toEqual(['cheese sticks', 'macaroni and cheese', 'pizza'])
  })

  it('is a supper of cheese all the same where little else is known', () => {
    expect(basesAt('dinner', ['pizza', 'cheese sticks', 'crackers', 'apples'])).toEqual([
      'cheese sticks',
      'crackers',
      'pizza',
    ])
  })
})
