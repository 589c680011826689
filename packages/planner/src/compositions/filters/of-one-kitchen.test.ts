import { describe, expect, it } from 'vitest'
import { ourMenu } from '../../menu.ts'
import type { PlannerProfile } from '../../planner-profile.ts'
import { buildProblem } from '../../search/build-problem.ts'
import { type Slot, slots } from '../../slot.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

/** The compositions of a slot, each part by what was typed or what it is. */
function compositionsAt(slot: Slot, typed: string[], profile: Partial<PlannerProfile>): string[][] {
  const child = buildProfile({ ageYears: 7, safeFoods: typed.map(safeFood), ...profile })
  const problem = buildProblem(ourMenu, child, '2026-11-23', 7)
  return (problem.slots[slots.indexOf(slot)] ?? []).map(([first]) =>
    (first?.parts ?? []).map(({ safeFood: food, candidateFood: { form } }) => food?.typed ?? form),
  )
}

const withFood = (compositions: readonly string[][], food: string) =>
  compositions.filter((one) => one.includes(food))

const ethiopian = ['injera', 'misir wat', 'kik alicha', 'tibs', 'genfo']

describe('food of a kitchen that is on a list', () => {
  it('is put beside no dish of another kitchen: no kik alicha beside pasta or a quesadilla', () => {
    const all = compositionsAt('lunch', ethiopian, { cuisines: ['ethiopian'] })
    const stews = withFood(all, 'kik alicha')
    expect(stews.length).toBeGreaterThan(0)
    for (const stew of stews) expect(stew).toContain('injera')
  })

  it('is eaten as the family’s own kitchen eats it where two kitchens have it: tibs with injera, not with rice', () => {
    const all = compositionsAt('dinner', ethiopian, { cuisines: ['ethiopian'] })
    expect(withFood(all, 'tibs').length).toBeGreaterThan(0)
    expect(withFood(all, 'tibs').flat()).not.toContain('plain-rice')
  })

  it('has the list’s own starch of that kitchen, and not fries', () => {
    const all = compositionsAt('lunch', ['roti', 'dal', 'french fries', 'aloo paratha'], {
      cuisines: ['indian'],
    })
    expect(withFood(all, 'dal').length).toBeGreaterThan(0)
    expect(withFood(all, 'dal').flat()).not.toContain('french fries')
  })

  it('stands with what the list has where that is nearly whole', () => {
    const all = compositionsAt('lunch', ['dal', 'french fries'], { safeFoodsNearlyAll: true })
    expect(withFood(all, 'dal').flat()).toContain('french fries')
  })
})

describe('what a kitchen eats all else with', () => {
  it('is no breakfast with fruit and a glass alone: corn tortillas have an egg or beans', () => {
    const typed = ['tortillas de maíz', 'frijoles', 'plátano']
    const all = compositionsAt('breakfast', typed, { cuisines: ['mexican'] })
    const upon = all.filter(([base]) => base === 'tortillas de maíz')
    expect(upon.length).toBeGreaterThan(0)
    for (const one of upon) expect(one.join(' ')).toMatch(/egg|frijoles|huevo|queso|cheese|machaca/)
  })
})
