import { expect, it } from 'vitest'
import { sheetsOfDays } from './sheets-of-days.ts'

const sizes = (count: number) =>
  sheetsOfDays(Array.from({ length: count }, (_, at) => at)).map(({ length }) => length)

it('puts a day or four on one sheet, a week on two and two weeks on four', () => {
  expect(sizes(0)).toEqual([])
  expect(sizes(1)).toEqual([1])
  expect(sizes(4)).toEqual([4])
  expect(sizes(5)).toEqual([3, 2])
  expect(sizes(7)).toEqual([4, 3])
  expect(sizes(14)).toEqual([4, 3, 4, 3])
})

it('keeps every day once and in its order', () => {
  const days = Array.from({ length: 14 }, (_, at) => at)
  expect(sheetsOfDays(days).flat()).toEqual(days)
})
