import { expect, it } from 'vitest'
import { inOnePass } from './in-one-pass.ts'

it('a cut is no part of another', () => {
  const said = new Map([
    ['1/2 sweet potato', '1/2 sweet potato (65 g)'],
    ['1 1/2 sweet potatoes', '1 1/2 sweet potatoes (195 g)'],
    ['3/4 cup broccoli', '68 g broccoli'],
  ])
  expect(inOnePass('In water: 1 1/2 sweet potatoes, 3/4 cup broccoli.', said)).toBe(
    'In water: 1 1/2 sweet potatoes (195 g), 68 g broccoli.',
  )
  expect(inOnePass('In water: 2 1/2 sweet potatoes.', said)).toBe('In water: 2 1/2 sweet potatoes.')
})

it('nothing to say leaves a text as it is', () => {
  expect(inOnePass('Cut it.', new Map())).toBe('Cut it.')
})
