import { describe, expect, it } from 'vitest'
import type { Restrictions } from '../../restrictions.ts'
import { buildRestrictions } from '../../testing/build-restrictions.ts'
import { buildPlanText } from '../build-plan-text.ts'
import { checkPlanText } from '../check-plan-text.ts'

const finds = (line: string, changes: Partial<Restrictions>) =>
  checkPlanText(buildRestrictions(changes), buildPlanText({ lines: [line] })).map(
    ({ rule, id, certainty }) => `${rule} ${id} ${certainty}`,
  )

describe('the name of a product', () => {
  it('tells meat that bears no certificate', () => {
    const nuggets = 'Tyson chicken nuggets'
    expect(finds(nuggets, { diets: ['halal'] })).toEqual(['diet halal check_label'])
    expect(finds(nuggets, { diets: ['kosher'] })).toEqual(['diet kosher check_label'])
    expect(finds(nuggets, { diets: ['no-pork'] })).toEqual([])
  })

  it('tells meat with milk in it', () => {
    const ravioli = 'Chef Boyardee ravioli'
    expect(finds(ravioli, { diets: ['meat-and-dairy-apart'] })).toContain(
      'diet meat-and-dairy-apart contains',
    )
    expect(finds(ravioli, { diets: ['kosher'] })).toContain('diet kosher contains')
    expect(finds(ravioli, { diets: ['halal'] })).toEqual(['diet halal check_label'])
    expect(finds('Oscar Mayer hot dogs', { diets: ['meat-and-dairy-apart'] })).toEqual([
      'diet meat-and-dairy-apart check_label',
    ])
  })

  it('tells what may choke, to who chews with care', () => {
    expect(finds('SkinnyPop', { carefulChewing: true })).toEqual(['age choking contains'])
    expect(finds('SkinnyPop', {})).toEqual([])
  })

  it('asks the label for what some of its kinds hold, whatever the rule', () => {
    expect(finds('SkinnyPop', { allergens: ['milk'] })).toEqual(['allergen milk check_label'])
    expect(finds('SkinnyPop', { allergens: ['egg'] })).toEqual([])
    expect(finds('Uncrustables', { diets: ['vegan'] })).toContain('diet vegan check_label')
  })
})
