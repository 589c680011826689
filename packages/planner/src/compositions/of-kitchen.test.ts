import { describe, expect, it } from 'vitest'
import { ourMenu } from '../menu.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { buildProblem } from '../search/build-problem.ts'
import { type Slot, slots } from '../slot.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'

/** The compositions of a slot, each part by its role and what it is. */
function compositionsAt(slot: Slot, profile: Partial<PlannerProfile>): string[][] {
  const problem = buildProblem(ourMenu, buildProfile({ ageYears: 7, ...profile }), '2026-11-23', 7)
  return (problem.slots[slots.indexOf(slot)] ?? []).map(([first]) =>
    (first?.parts ?? []).map(
      ({ role, safeFood: food, candidateFood: { form } }) => `${role} ${food?.typed ?? form}`,
    ),
  )
}

const upon = (compositions: readonly string[][], base: string) =>
  compositions.filter(([first]) => first === base)

describe('food of a kitchen', () => {
  it('is eaten with what that kitchen eats it with: soy sauce chicken with rice, no potato or bread of ours', () => {
    const compositions = upon(
      compositionsAt('dinner', { cuisines: ['chinese'] }),
      'main soy-sauce-chicken',
    )
    expect(compositions.length).toBeGreaterThan(0)
    for (const [, ...beside] of compositions)
      expect(beside).toEqual(
        expect.arrayContaining([expect.stringMatching(/^side (?:plain-rice|mantou)$/)]),
      )
  })

  it('has no cheese or cold cuts of another kitchen beside it: puri with paneer, not with string cheese', () => {
    const compositions = upon(compositionsAt('lunch', { cuisines: ['indian'] }), 'main puri')
    expect(compositions.length).toBeGreaterThan(0)
    expect(compositions.flat()).not.toContain('side string-cheese')
    expect(compositions.flat()).not.toContain('side cheddar')
    const rice = upon(compositionsAt('dinner', { cuisines: ['indian'] }), 'main jeera-rice').flat()
    expect(rice.length).toBeGreaterThan(0)
    expect(rice).not.toContain('side vegan-meatballs')
    expect(rice).not.toContain('side pork-chop')
  })

  it('leaves plain food of no kitchen as it was', () => {
    const sides = upon(compositionsAt('dinner', {}), 'main chicken-drumsticks').flat()
    expect(sides.some((part) => part !== 'side plain-rice' && part.startsWith('side'))).toBe(true)
  })
})

describe('a list with what its food is eaten with', () => {
  const foods = ['char siu', 'white rice', 'gai lan', 'soy milk', 'congee', 'pizza'].map(safeFood)

  it('has no char siu without rice where the list is not all that is eaten', () => {
    const compositions = upon(compositionsAt('dinner', { safeFoods: foods }), 'accepted char siu')
    expect(compositions.length).toBeGreaterThan(0)
    for (const composition of compositions) expect(composition).toContain('accepted white rice')
  })
})

describe('what is drunk from a glass', () => {
  it('is no main meal: no bowl of cereal beside a glass of chaas', () => {
    const bases = compositionsAt('breakfast', { cuisines: ['indian'] }).map(([first]) => first)
    expect(bases.length).toBeGreaterThan(0)
    expect(bases).not.toContain('main chaas')
    expect(bases).not.toContain('main lassi')
  })
})
