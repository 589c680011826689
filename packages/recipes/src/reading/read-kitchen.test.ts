import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { describe, expect, it } from 'vitest'
import { readKitchen } from './read-kitchen.ts'

const own = readFileSync(new URL('../../data/kitchen.yaml', import.meta.url), 'utf8')

describe('the file of the kitchen', () => {
  it('says what each size of a vessel holds, and what each eater has one of', () => {
    const { kitchen } = readKitchen('kitchen.yaml', own)
    expect(kitchen?.vessels['frying pan']).toEqual({ small: 350, plain: 1200, large: 2000 })
    expect(kitchen?.placeSettings).toContain('glass')
    expect(kitchen?.poured).toContain('milk')
    expect(kitchen?.neverCut).toEqual(['egg', 'fried-egg', 'scrambled-egg'])
  })

  it.each([
    [
      'pan: { small: 350, plain: 1200, large: 2000 }',
      'pan: { small: 350, plain: 1200, large: 1000 }',
      'a larger size holds more than a smaller one: mend the grams',
    ],
    [
      '  loaf pan: { small: 450, plain: 1100 }',
      '  loaf pan: {}',
      'no size is given: plain, small or large',
    ],
    ['plain: 1100', 'plain: many', '"many" cannot stand here'],
    ['\nnever_cut:', '\nnever_cutt:', 'never_cutt is no word of ours here; never_cut?'],
  ])('with %j changed to %j is answered in a sentence', (from, to, sentence) => {
    expect(own).toContain(from)
    const { faults } = readKitchen('kitchen.yaml', own.replace(from, to))
    expect((faults ?? []).map(faultSentence).join('\n')).toContain(sentence)
  })
})
