import { describe, expect, it } from 'vitest'
import type { DishSlot } from '../../safety-violation.ts'
import { buildRestrictions } from '../../testing/build-restrictions.ts'
import { buildPlanText } from '../build-plan-text.ts'
import { checkPlanText } from '../check-plan-text.ts'

type Text = Parameters<typeof buildPlanText>

const ofAge = (ageYears: number, ...text: Text) =>
  checkPlanText(buildRestrictions({ ageYears }), buildPlanText(...text)).map(
    ({ rule, id, certainty }) => `${rule} ${id} ${certainty}`,
  )

describe('what no child is given', () => {
  it.each([
    ['grapefruit', 'grapefruit'],
    ['coffee', 'caffeine'],
    ['sucralose', 'sweeteners'],
    ['liver', 'liver'],
    ['alfalfa sprouts', 'raw-or-undercooked'],
    ['raw milk', 'unpasteurised'],
    ['swordfish', 'high-mercury-fish'],
  ])('%s is found at every age and in every place', (line, id) => {
    for (const age of [1, 4, 17]) {
      expect(ofAge(age, { slot: 'breakfast', lines: [line] })).toContain(`age ${id} contains`)
    }
    expect(ofAge(8, {}, { shoppingList: [line] })).toContain(`age ${id} contains`)
  })

  it('asks the label of tuna, which may be albacore', () => {
    expect(ofAge(8, { lines: ['canned tuna'] })).toEqual(['age high-mercury-fish check_label'])
  })
})

describe('cocoa', () => {
  const at = (slot: DishSlot) => ofAge(8, { slot, lines: ['1 tsp cocoa powder'] })

  it('is given up to lunch and the snack before it', () => {
    for (const slot of ['breakfast', 'snack_1', 'lunch'] as const) expect(at(slot)).toEqual([])
  })

  it('is given at no later meal', () => {
    for (const slot of ['snack_2', 'dinner'] as const) {
      expect(at(slot)).toEqual(['age cocoa-after-lunch contains'])
    }
  })

  it('may stand on a list and in a tip, which have no time of day', () => {
    const anywhere = { shoppingList: ['cocoa powder'], tips: ['Bake with cocoa powder.'] }
    expect(ofAge(8, {}, anywhere)).toEqual([])
  })

  it('is not asked of a label', () => {
    expect(ofAge(8, { slot: 'dinner', lines: ['1 cereal bar'] })).toEqual([])
  })
})

describe('the rules of a young child', () => {
  it.each([
    ['rice milk', 'rice-drink', 4],
    ['skim milk', 'whole-milk', 1],
    ['1 tsp sugar', 'added-sugar', 1],
  ])('keep %s out by %s up to %i years and no longer', (line, id, last) => {
    expect(ofAge(last, { lines: [line] })).toEqual([`age ${id} contains`])
    expect(ofAge(last + 1, { lines: [line] })).toEqual([])
  })

  it('ask the label for added sugar', () => {
    expect(ofAge(1, { lines: ['1 bagel'] })).toEqual(['age added-sugar check_label'])
    expect(ofAge(2, { lines: ['1 bagel'] })).toEqual([])
  })

  it('stand beside a diet that keeps the same out', () => {
    const found = checkPlanText(
      buildRestrictions({ ageYears: 1, diets: ['low-sugar'] }),
      buildPlanText({ lines: ['1 tsp sugar'] }),
    ).map(({ rule }) => rule)
    expect(found.sort()).toEqual(['age', 'diet'])
  })
})
