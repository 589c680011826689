import { expect, it } from 'vitest'
import { sayInWords } from './say-in-words.ts'

const say = sayInWords({
  zucchini: { one: 'courgette', many: 'courgettes' },
  chips: 'crisps',
  'chocolate chips': 'chocolate chips',
  fries: 'chips',
  'French fries': 'chips',
})

it.each([
  ['Chips and fries', 'Crisps and chips'],
  ['chocolate chips, chips', 'chocolate chips, crisps'],
  ['2 zucchini, 1 zucchini', '2 courgettes, 1 courgette'],
  ['1 1/2 zucchini and 1/2 zucchini', '1 1/2 courgettes and 1/2 courgette'],
  ['Soft zucchini', 'Soft courgette'],
  ['microchips', 'microchips'],
  ['Bake the French fries. French fries: 1 bag', 'Bake the chips. Chips: 1 bag'],
])('says %s as %s: what stands whole, the longest first, each once', (text, said) => {
  expect(say(text)).toBe(said)
})
