import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import { buildProblem } from '../search/build-problem.ts'
import { slots } from '../slot.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { mealName, partName } from './parts/part-name.ts'

function compositionsAt(slot: (typeof slots)[number], foods: readonly string[]) {
  const profile = buildProfile({ safeFoods: foods.map(safeFood), safeFoodsNearlyAll: true })
  const compositions =
    buildProblem(ourMenu, profile, '2026-11-23', 7).slots[slots.indexOf(slot)] ?? []
  return compositions.flatMap(([first]) => (first?.parts ? [first.parts] : []))
}

describe('what a parent names as one', () => {
  const compositions = slots
    .slice(0, 3)
    .flatMap((slot) => compositionsAt(slot, ['bacon and eggs', 'plain pasta']))
  const both = compositions.filter((parts) =>
    parts.some(({ safeFood: food }) => food?.typed === 'bacon and eggs'),
  )

  it('stands on a plate whole: bacon and eggs are both there, wherever one of them is', () => {
    expect(both.length).toBeGreaterThan(0)
    for (const parts of both) {
      const forms = parts.map(({ candidateFood: { form } }) => form)
      expect(forms).toEqual(expect.arrayContaining(['bacon-cooked', 'scrambled-egg']))
    }
  })

  it('is called so once in the title, and each of its parts says which it is', () => {
    const [parts = []] = both
    expect(mealName(parts).match(/bacon and eggs/gi)).toHaveLength(1)
    const names = parts.map(partName)
    expect(names).toEqual(
      expect.arrayContaining(['bacon and eggs (crisp bacon)', 'bacon and eggs (scrambled eggs)']),
    )
  })

  it('is no two of a kind beside another: no eggs beside bacon and eggs', () => {
    const all = compositionsAt('breakfast', ['bacon and eggs', 'boiled eggs', 'toast'])
    for (const parts of all) {
      const eggs = parts.filter(({ candidateFood: { group } }) => group === 'egg')
      expect(eggs.length).toBeLessThanOrEqual(1)
    }
  })
})
