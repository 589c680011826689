import { describe, expect, it } from 'vitest'
import { leftBeside } from './left-beside.ts'

describe('what must not stand beside a safe food', () => {
  it.each([
    ['dry Cocoa Pebbles, no milk', ['milk', 'plant-drink']],
    ['Cheerios without milk', ['milk', 'plant-drink']],
    ['Eggo waffles no syrup', ['syrup']],
    ['nuggets with no ketchup or ranch', ['spread-dip']],
    ['waffles, no syrup or butter', ['syrup', 'spread']],
  ])('beside "%s" is %j', (typed, groups) => {
    expect(leftBeside(typed)).toEqual(groups)
  })

  it.each([
    'cereal with milk',
    'toast, no crust',
    'burger no onions',
    'milk',
    'no milk',
    'no butter chicken',
  ])('is nothing beside "%s"', (typed) => {
    expect(leftBeside(typed)).toEqual([])
  })
})
