import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayBeSeveral, sureEntries } from './sure-entries.ts'
import { typedLines } from './typed-lines.ts'

describe('lines of what was typed', () => {
  it.each([
    ['milk\negg\r\nsoy', ['milk', 'egg', 'soy']],
    ['- milk\n- egg', ['milk', 'egg']],
    ['- milk - egg - soy', ['milk', 'egg', 'soy']],
    ['* milk\n*egg * soy', ['milk', 'egg', 'soy']],
    ['• milk•egg', ['milk', 'egg']],
    ['1. milk\n2) egg\n(3) soy', ['milk', 'egg', 'soy']],
    ['1. milk 2. egg 3. soy', ['milk', 'egg', 'soy']],
    ['9. rice\n10. 2% milk', ['rice', '2% milk']],
    ['1. 2% milk 2. 7 Up', ['2% milk', '7 Up']],
    ['milk\tegg', ['milk', 'egg']],
    ['✓ pasta ✔ rice ✗ peas', ['pasta', 'rice', '✗ peas']],
    ['strawberries 🚫', ['strawberries 🚫']],
    ['Eats: pasta. No: peas', ['Eats: pasta', 'No: peas']],
    ['milk,\n\negg;\n---\nand soy', ['milk', 'egg', 'soy']],
    ['milk', ['milk']],
    [' \n', []],
  ])('%j are %j', (text, lines) => {
    expect(typedLines(text)).toEqual(lines)
  })

  it.each([
    'E 102',
    '2.5 % milk',
    'almond - milk',
    'top 9',
    'sugar-free',
    '7 Up',
    'IDDSI level 4. Puree',
  ])('“%s” is one', (text) => {
    expect(typedLines(text)).toEqual([text])
  })

  it('hold every letter and every figure that is no number of a list', () => {
    const entry = fc.stringMatching(/^[a-zé]{1,8}( [a-z0-9]{1,6}){0,2}$/u)
    const mark = fc.constantFrom('\n', '\r\n', '\n- ', '\n* ', '\n• ', ' • ', '\n\n', ';\n', ',\n')
    fc.assert(
      fc.property(fc.array(fc.tuple(entry, mark), { minLength: 1, maxLength: 30 }), (parts) => {
        const text = parts.map(([one, after]) => `${one}${after}`).join('')
        expect(typedLines(text)).toEqual(parts.map(([one]) => one.replace(/^and (?=.)/u, '')))
      }),
      { seed: 137 },
    )
  })

  it('lose nothing but marks of any text', () => {
    const kept = (text: string) => text.replace(/[\s\p{P}\p{S}]|\d+(?=[.)])|\band\b/giu, '')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(kept(typedLines(text).join('\n'))).toBe(kept(text))
      }),
      { seed: 137 },
    )
  })
})

describe('entries that are sure without a look at any name', () => {
  it('part at semicolons where all of a list stays out, and not where a refusal may govern them', () => {
    expect(sureEntries('allergies', 'milk; egg\nmac and cheese, Kraft')).toEqual([
      'milk',
      'egg',
      'mac and cheese, Kraft',
    ])
    expect(sureEntries('dietary_preferences', 'avoid: peanuts; cashews')).toEqual([
      'avoid: peanuts; cashews',
    ])
  })

  it('keep a heading with all that stands under it where food could be let in without it', () => {
    expect(sureEntries('safe_foods', 'Won’t eat:\n- peas\n- corn\nEats:\nrice')).toEqual([
      'Won’t eat: peas',
      'Won’t eat: corn',
      'Eats: rice',
    ])
    expect(sureEntries('allergies', 'Allergies:\nmilk\negg')).toEqual(['Allergies: milk', 'egg'])
    expect(sureEntries('safe_foods', 'Won’t eat:')).toEqual(['Won’t eat:'])
  })
})

describe('a text that may hold several entries', () => {
  it.each([
    'milk, egg',
    'milk and egg',
    'milk & egg',
    'milk;',
    '- milk',
    '1. milk',
    'milk\negg',
    '• milk',
  ])('is %j', (text) => expect(mayBeSeveral(text)).toBe(true))
  it.each(['milk', 'sugar-free', 'brandy', 'top 9', 'E 102', ' milk '])('is not %j', (text) =>
    expect(mayBeSeveral(text)).toBe(false),
  )
})
