import { describe, expect, it } from 'vitest'
import { buildDay } from '../build-plan.ts'
import { shortName } from './short-name.ts'
import { weekShown } from './week-shown.ts'

describe('the week that is shown', () => {
  const days = Array.from({ length: 14 }, (_, index) =>
    buildDay(index + 1, `2026-12-${String(index + 1).padStart(2, '0')}`),
  )

  it.each([
    ['2026-12-03', 1],
    ['2026-12-08', 8],
    ['2027-01-01', 1],
  ])('of %s begins with day %i', (today, first) => {
    const shown = weekShown(days, today)
    expect(shown).toHaveLength(7)
    expect(shown[0]?.day).toBe(first)
  })
})

describe('a dish in few words', () => {
  it.each([
    ['Pancakes', 'Pancakes'],
    ['Chicken nuggets with oven fries and peas', 'Chicken nuggets'],
    ['Crepes, strawberries and a cup of skim milk', 'Crepes'],
    ['Dairy- and egg-free waffles with peaches', 'Dairy- and egg-free waffles'],
    ['Supercalifragilisticexpialidociousporridge', 'Supercalifragilisticexpialidociou…'],
  ])('%s is %s', (name, few) => {
    expect(shortName({ name })).toBe(few)
  })
})
