import { expect, it } from 'vitest'
import * as words from '#words/sharing/page'
import { timeWords } from './plate-words.ts'

it.each([
  [1, 'One minute'],
  [60, '60 minutes'],
  [61, 'One hour and one minute'],
  [150, '2 hours and 30 minutes'],
  [300, '5 hours'],
])('tells %s minutes as a cook says them', (minutes, said) => {
  expect(timeWords(words, minutes)).toBe(said)
})
