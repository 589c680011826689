import { expect, it } from 'vitest'
import { sentencesOf } from './sentences-of.ts'

it.each([
  ['He eats pasta. No sauce! Why?', ['He eats pasta', 'No sauce', 'Why']],
  ['milk 2%. toast . fries', ['milk 2%', 'toast', 'fries']],
  ['Dr. Pepper and 1 oz. cheese. Rice.', ['Dr. Pepper and 1 oz. cheese', 'Rice']],
  ['P.F. Chang’s rice, PB & J. Milk 1.5 cups', ['P.F. Chang’s rice, PB & J', 'Milk 1.5 cups']],
  ['toast, he hates peas, and she likes rice', ['toast', 'he hates peas', 'she likes rice']],
  ['yogurt, but it has to be cold', ['yogurt, but it has to be cold']],
  ['pasta (no sauce). rice', ['pasta (no sauce)', 'rice']],
])('%j is %j', (line, sentences) => {
  expect(sentencesOf(line)).toEqual(sentences)
})
