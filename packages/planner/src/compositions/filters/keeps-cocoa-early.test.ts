import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { slots } from '../../slot.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

const cookies = 'chocolate chip cookies'

function snacksOf(foods: readonly string[], slot: (typeof slots)[number]): string[] {
  const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
  const compositions =
    buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf(slot)] ?? []
  return [
    ...new Set(
      compositions.flatMap(([first]) => first?.parts.map((one) => one.candidateFood.form) ?? []),
    ),
  ]
}

describe('cocoa in the snacks of a day', () => {
  it('stands at the first, before lunch, and never at the second', () => {
    expect(snacksOf([cookies, 'banana', 'crackers'], 'snack_1')).toContain('chocolate-chip-cookies')
    expect(snacksOf([cookies, 'banana', 'crackers'], 'snack_2')).not.toContain(
      'chocolate-chip-cookies',
    )
  })

  it('leaves the second to ordinary food where nothing else is eaten', () => {
    expect(snacksOf(['chocolate chip waffles'], 'snack_2').length).toBeGreaterThan(0)
  })
})
