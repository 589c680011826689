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

describe('foods that lie apart on a plate without a word between them', () => {
  it.each([
    ['sausage egg and chips', ['breakfast-sausage', 'scrambled-egg', 'french-fries']],
    ['ham, egg and chips', ['ham-sliced', 'scrambled-egg', 'french-fries']],
    ['egg and chips', ['scrambled-egg', 'french-fries']],
    ['scrambled eggs and chips', ['scrambled-egg', 'french-fries']],
    ['steak frites', ['steak', 'french-fries']],
    ['saucisse-frites', ['bratwurst', 'french-fries']],
    ['dal roti', ['dal', 'chapati']],
    ['roti sabzi', ['chapati', 'sabzi']],
    ['sabzi roti', ['sabzi', 'chapati']],
  ])('are each of "%s"', (typed, ids) => {
    expect(idsOf(typed)).toEqual(ids)
  })

  it.each([
    'courgettes frites',
    'pommes frites',
    'moules frites',
    'sandwich and chips',
    'gobi roti',
    'roti canai',
  ])('are none in "%s"', (typed) => {
    expect(idsOf(typed)).toEqual([])
  })
})
