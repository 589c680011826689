import { energyTerm } from '@brightplate/foods/eating/energy-term'
import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { describe, expect, it } from 'vitest'
import { sayPart } from '../../texts/english.ts'
import { readingWord } from './reading-word.ts'
import { termWord } from './term-word.ts'

describe('what something typed was read as, in Spanish', () => {
  it('is said of every example of an allergy, and of every food that a diet leaves out', () => {
    const { allergies, diets, words } = typedNames
    const all = [
      ...allergies.flatMap(({ examples, foods, eatenAs }) => [...examples, ...foods, ...eatenAs]),
      ...diets.flatMap(({ foods }) => foods),
      ...words['by-name'],
    ]
    // What is not known would stand in quotes.
    expect([...new Set(all)].filter((one) => termWord(one).startsWith('«'))).toEqual([])
  })

  it.each([
    ['Mexican food', 'comida mexicana'],
    ['no Indian food', 'sin comida india'],
    ['not vegan', 'no vegana'],
    ['no vegetables', 'sin verduras'],
    ['crunchy food', 'alimentos crujientes'],
    ['zorble', 'zorble'],
  ])('%s: %s', (english, spanish) => {
    expect(readingWord(english)).toBe(spanish)
  })

  it('tells of an energy target, also of one that is not usual', () => {
    const target = energyTerm(1400)
    expect(target).toBe(sayPart('part.energy-target', { kcal: 1400 }))
    expect(readingWord(target)).toBe('un objetivo de energía de 1,400 kcal al día')
    const usual = { low: 700, high: 1030, years: 1 }
    expect(readingWord(sayPart('part.energy-unusual', { target, side: 'above', ...usual }))).toBe(
      'un objetivo de energía de 1,400 kcal al día, por encima de las 700 a 1,030 kcal habituales al año de edad',
    )
  })
})
