import { describe, expect, it } from 'vitest'
import { portionsOfLines } from './portions-of-lines.ts'

const part = (people: number, lines: number) => ({
  people,
  ingredients: Array.from({ length: lines }, () => 'a line'),
})

describe('how many of the child’s portions a line is', () => {
  it('is what all at the table eat together, and one of what is for the child alone', () => {
    const dish = { people: 3, portions: 3.88, parts: [part(3, 2), part(1, 1)] }
    expect(portionsOfLines(dish)).toEqual([3.88, 3.88, 1])
  })

  it('leaves the child no share of what is for others', () => {
    const others = { ...part(2, 1), for_others: { portions: 2.88 } }
    const portions = portionsOfLines({ people: 3, portions: 3.88, parts: [part(1, 1), others] })
    expect(portions.map((one) => 100 / one)).toEqual([100, 0])
  })

  it('is as many as people in a plan of before, and of a side one', () => {
    expect(portionsOfLines({ people: 3, parts: [part(3, 1)] })).toEqual([3])
    const dish = { people: 4, foods: [1, 2, 3], safe_food: { side_lines: 1 } }
    expect(portionsOfLines(dish)).toEqual([4, 4, 1])
    expect(portionsOfLines({ foods: [1] })).toEqual([1])
  })
})
