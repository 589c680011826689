import { expect, it } from 'vitest'
import { faultSentence } from '../files/fault.ts'
import { readReadAs } from './read-read-as.ts'

const read = (...texts: string[]) =>
  readReadAs(texts.map((text, index) => ({ file: `${index}.yaml`, text })))

it('reads names, words and loans with their kinds', () => {
  const { words, faults } = read(
    'about: a\nnames:\n  leche: milk\nqualities:\n  "rallad@": grated\n',
    'about: b\nwords: [tape]\nloans: [idli]\n',
  )
  expect(faults).toEqual([])
  expect(words).toEqual({
    entries: [
      ['leche', 'milk', 'names'],
      ['rallad@', 'grated', 'qualities'],
    ],
    words: ['tape'],
    loans: ['idli'],
  })
})

it('takes no word for two things, in whatever file', () => {
  const { faults } = read(
    'about: a\nnames:\n  pan: bread\n',
    'about: b\nnames:\n  pan: pan\n',
    'about: c\nloans: [pan]\n',
  )
  expect(faults.map(faultSentence)).toEqual([
    '1.yaml:3, names: “pan” stands in 0.yaml already: take one out',
    '2.yaml:2, loans: “pan” stands in 1.yaml already: take one out',
  ])
})

it('says what is no section of such a file', () => {
  expect(read('about: a\nfoods:\n  pan: bread\n').faults.map(faultSentence)[0]).toContain(
    '0.yaml:2',
  )
})
