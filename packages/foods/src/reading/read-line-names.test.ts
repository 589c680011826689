import { describe, expect, it } from 'vitest'
import { faultSentence } from './files/fault.ts'
import { readLineNames } from './read-line-names.ts'

const foods = ['apple', 'garlic', 'nutmeg', 'cabbage'].map((id) => ({ id }))

const lines = [
  'names:',
  '  apple: [red apple, green apple]',
  '  garlic: [garlic clove]',
  'ground_by_spoon:',
  '  nutmeg: [nutmeg, grated nutmeg]',
  'uncertain_pieces: [garlic]',
  'counted_whole: [cabbage]',
]

const read = (written: readonly string[]) =>
  readLineNames({ file: 'line-names.yaml', text: written.join('\n') }, foods)

const faultsWith = (line: number, text: string) =>
  read(lines.with(line - 1, text)).faults.map(faultSentence)

describe('the names that lines of ingredients use', () => {
  it('are read as they are written', () => {
    expect(read(lines)).toEqual({
      lineNames: {
        names: { apple: ['red apple', 'green apple'], garlic: ['garlic clove'] },
        ground_by_spoon: { nutmeg: ['nutmeg', 'grated nutmeg'] },
        uncertain_pieces: ['garlic'],
        counted_whole: ['cabbage'],
      },
      faults: [],
    })
  })

  it.each([
    ['a food that is none', 2, '  appel: [red apple]', /^line-names\.yaml:2, .*appel.*apple/],
    [
      'a name of two foods',
      3,
      '  garlic: [red apple]',
      /:3, .*red apple is a name of apple already/,
    ],
    [
      'a name that stands twice',
      2,
      '  apple: [red apple, red apple]',
      /:2, .*a name of apple already/,
    ],
    ['no list of names', 2, '  apple: red apple', /:2, .*red apple.*cannot stand here/],
    ['a spice that is none', 5, '  nutmegs: [nutmeg]', /:5, .*nutmegs is no food/],
    ['a piece of no food', 6, 'uncertain_pieces: [garlick]', /:6, .*garlick is no food.*garlic/],
    ['a food that is counted twice', 7, 'counted_whole: [cabbage, cabbage]', /:7, .*stands twice/],
    [
      'a part of another name',
      7,
      'counted_hole: [cabbage]',
      /counted_hole is no word.*counted_whole/,
    ],
  ])('say file, line and mend of %s', (_, line, text, sentence) => {
    expect(faultsWith(line, text)).toContainEqual(expect.stringMatching(sentence))
  })
})
