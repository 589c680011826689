import { allergenIds } from '@brightplate/foods/allergen'
import { dietIds } from '@brightplate/foods/restrictions'
import { describe, expect, it } from 'vitest'
import { englishNames } from '../../texts/english-names.ts'
import { ruleName } from '../../texts/rule-names.ts'
import { ruleWord, termWord } from './term-word.ts'

describe('a rule in Spanish', () => {
  it.each([
    ['allergen', 'milk', 'sin leche'],
    ['allergen', 'brazil-nut', 'sin nuez de Brasil'],
    ['word', 'tomato', 'sin tomate'],
    ['word', 'blorb', 'sin «blorb»'],
    ['refused', 'fish', 'rechaza pescado'],
    ['paused', 'rice', 'por ahora sin arroz'],
    ['never', 'liver', '«liver», nunca más'],
    ['texture', 'mixed', 'sin textura mezclada'],
    ['diet', 'vegan', 'dieta vegana'],
    ['diet', 'no-pork', 'dieta sin cerdo'],
    ['age', 'choking', 'cuidado al masticar'],
  ] as const)('is known again by its English: %s %s', (kind, id, spanish) => {
    expect(ruleWord(ruleName({ kind, id }))).toBe(spanish)
  })

  it('is said without English for every allergen, diet and age', () => {
    const rules = [
      ...allergenIds.map((id) => ({ kind: 'allergen', id }) as const),
      ...dietIds.map((id) => ({ kind: 'diet', id }) as const),
      ...Object.keys(englishNames.ageRules).map((id) => ({ kind: 'age', id }) as const),
    ]
    const said = rules.map((rule) => ruleWord(ruleName(rule)) ?? 'null')
    expect(said.filter((one) => /«|null|\bno |free/.test(one))).toEqual([])
  })
})

describe('what a rule is about', () => {
  it('is an allergen, a group, a food of ours, or the word that was typed', () => {
    expect(['milk', 'leafy greens', 'peas', 'cherry tomatoes', 'blorb'].map(termWord)).toEqual([
      'leche',
      'hojas verdes',
      'chícharos',
      'tomates cherry',
      '«blorb»',
    ])
  })
})
