import { describe, expect, it } from 'vitest'
import { linesOfFood } from './lines-of-food.ts'

describe('the lines that a food puts on a list', () => {
  it('are what shops sell for it: bread for toast, and the food itself where it is sold', () => {
    expect(linesOfFood('white-toast')).toEqual(['bread-white'])
    expect(linesOfFood('apple')).toEqual(['apple'])
  })

  it('are none for what a home has, and for water', () => {
    expect(linesOfFood('salt')).toEqual([])
    expect(linesOfFood('water')).toEqual([])
    expect(linesOfFood('buttered-toast')).toEqual(['bread-white'])
  })
})
