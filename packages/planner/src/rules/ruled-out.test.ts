import { expect, it } from 'vitest'
import type { RuleReason } from './rule-reason.ts'
import { ruledOut } from './ruled-out.ts'

const told = (...reasons: RuleReason[]) =>
  ruledOut(new Map(reasons.map((reason, at) => [`dish-${at}`, reason]))).map(({ text }) => text)

const milk: RuleReason = { kind: 'allergen', id: 'milk' }
const egg: RuleReason = { kind: 'allergen', id: 'egg' }
const vegan: RuleReason = { kind: 'diet', id: 'vegan' }

it('counts the dishes of each rule, most first, and by name where they are as many', () => {
  const [first, second, third, ...rest] = told(milk, vegan, egg, vegan)
  expect([first, second, third].map((text) => text?.match(/\d+/)?.[0])).toEqual(['2', '1', '1'])
  expect(first).toMatch(/vegan/)
  expect(second).toMatch(/egg/)
  expect(third).toMatch(/milk/)
  expect(rest).toEqual([])
})

it('says nothing where nothing is left out', () => {
  expect(told()).toEqual([])
})
