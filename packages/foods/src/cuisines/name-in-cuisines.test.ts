import { describe, expect, it } from 'vitest'
import { nameInCuisines } from './name-in-cuisines.ts'

describe('a name of several foods', () => {
  it.each([
    ['beef patty', ['jamaican'], 'Jamaican beef patty'],
    ['Beef patties', ['caribbean'], 'Jamaican beef patty'],
    ['chips', ['british'], 'French fries'],
  ])('"%s" is the food of the kitchen that is asked for: %s', (typed, asked, meant) => {
    expect(nameInCuisines(typed, asked, [])).toBe(meant)
  })

  it.each([
    ['beef patty', []],
    ['beef patty', ['italian']],
    ['chips', ['jamaican']],
    ['burger patty', ['jamaican']],
  ])('"%s" is as typed where %s is asked for', (typed, asked) => {
    expect(nameInCuisines(typed, asked, [])).toBe(typed)
  })

  it('is of the kitchen whose foods stand beside it, two at least', () => {
    const beside = ['beef patty', 'ackee and saltfish', 'festival dumplings']
    expect(nameInCuisines('beef patty', [], beside)).toBe('Jamaican beef patty')
    expect(nameInCuisines('beef patty', [], beside.slice(0, 2))).toBe('beef patty')
    expect(nameInCuisines('beef patty', [], ['beef patty', 'pizza', 'fries'])).toBe('beef patty')
  })

  it('is as the family says where it asks for another kitchen', () => {
    const beside = ['beef patty', 'ackee and saltfish', 'festival dumplings']
    expect(nameInCuisines('beef patty', ['jamaican'], beside)).toBe('Jamaican beef patty')
  })
})
