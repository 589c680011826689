import { describe, expect, it } from 'vitest'
import { namedTogether } from './named-together.ts'

const idsOf = (typed: string) => namedTogether(typed).map(({ id }) => id)

describe('foods that are named together', () => {
  it.each([
    ['bacon and eggs', ['bacon-cooked', 'scrambled-egg']],
    ['Nuggets & fries', ['chicken-nuggets', 'french-fries']],
    ['toast and jam', ['white-toast', 'jelly']],
  ])('are each of "%s"', (typed, ids) => {
    expect(idsOf(typed)).toEqual(ids)
  })

  it.each([
    'mac and cheese',
    'rice and beans',
    'peanut butter and jelly',
    'bread and butter',
    'fish and chips',
    'nuggets and xyzzy',
    'nuggets or fries',
    'bacon',
  ])('are none in "%s", which is one food, another dish, or not all known', (typed) => {
    expect(idsOf(typed)).toEqual([])
  })
})
