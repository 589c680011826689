import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
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

describe('what of ours stands beside food of a kitchen', () => {
  const sides = (slot: Slot, cuisines: string[], foods: string[]) =>
    compositionsAt(slot, { cuisines, safeFoods: foods.map(safeFood) })
      .filter(([first]) => first?.startsWith('accepted'))
      .flat()
      .filter((part) => part.startsWith('side '))

  it.each([
    ['indian', ['thepla', 'khichdi', 'dal bhat', 'rotli', 'shaak']],
    ['somali', ['bariis', 'canjeero', 'suqaar']],
    ['ethiopian', ['injera', 'shiro', 'misir wat']],
  ])('is of that kitchen or goes with any: %s', (cuisine, foods) => {
    const all = slots.flatMap((slot) => sides(slot, [cuisine], foods))
    expect(all.length).toBeGreaterThan(10)
    expect(all).not.toContain('side celery')
    expect(all).not.toContain('side dairy-free-yogurt-tubes')
    expect(all).not.toContain('side yogurt-tubes')
    expect(all).not.toContain('side raw-broccoli')
  })

  it('is never ham, cold cuts or cheese on injera', () => {
    const withInjera = slots
      .flatMap((slot) =>
        compositionsAt(slot, {
          cuisines: ['ethiopian'],
          safeFoods: ['injera', 'shiro', 'tibs'].map(safeFood),
        }),
      )
      .filter((parts) => parts.some((part) => part.endsWith(' injera')))
    expect(withInjera.length).toBeGreaterThan(10)
    const ours = withInjera.flat().filter((part) => /^(?:side|main) /u.test(part))
    const groups = ours.map((part) => plainFoodOf(part.replace(/^\w+ /u, '')))
    const foreign = groups.filter(
      (food) =>
        food &&
        ['cheese', 'deli-meat', 'sausage', 'sandwich'].includes(food.group) &&
        !food.cuisines.includes('ethiopian'),
    )
    expect(foreign.map((food) => food?.id)).toEqual([])
  })

  it('is no cheese beside a bagel with cream cheese', () => {
    const beside = compositionsAt('lunch', { safeFoods: [safeFood('bagel with cream cheese')] })
      .filter(([first]) => first === 'accepted bagel with cream cheese')
      .flat()
    expect(beside.length).toBeGreaterThan(2)
    expect(beside).not.toContain('side mozzarella')
    expect(beside).not.toContain('side cheddar')
    expect(beside).not.toContain('side string-cheese')
  })
})

describe('a snack of a list with soup and meat', () => {
  it('is of its snack foods', () => {
    const listed = ['char siu', 'wonton soup', 'congee', 'white rice', 'crackers', 'apples']
    const bases = compositionsAt('snack_2', {
      safeFoods: listed.map(safeFood),
      safeFoodsNearlyAll: true,
    }).map(([first]) => first)
    expect(bases).toContain('accepted crackers')
    expect(bases).not.toContain('accepted char siu')
    expect(bases).not.toContain('accepted wonton soup')
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
