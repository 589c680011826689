import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { slotCount } from '../../search/problem.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

describe('the compositions of a list', () => {
  it('hold the same foods of the child once, whichever of them is named first', () => {
    const foods = [
      'cheese sticks',
      'crackers',
      'grapes',
      'toast',
      'hot dogs',
      'macaroni and cheese',
    ]
    const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
    const { slots } = buildProblem(ourMenu, profile, '2026-11-23', 7)
    for (const compositions of slots.slice(0, slotCount)) {
      const sets = compositions.flatMap(([first]) =>
        first?.parts[0]?.role === 'accepted'
          ? [
              first.parts
                .map(({ role, candidateFood }) => `${role} ${candidateFood.form}`)
                .sort()
                .join(),
            ]
          : [],
      )
      expect(new Set(sets).size).toBe(sets.length)
    }
  })
})
