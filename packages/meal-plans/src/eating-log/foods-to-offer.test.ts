import type { EatingFeedback } from '@brightplate/contract/child/eating-log'
import { describe, expect, it } from 'vitest'
import { foodsToOffer } from './foods-to-offer.ts'

const told = (food: string, said: EatingFeedback | null, ...days: number[]) =>
  days.map((day) => ({ food, said, eaten_on: `2026-11-${String(day).padStart(2, '0')}` }))

const offered = (answers: ReturnType<typeof told>, safeFoods: string[] = []) =>
  foodsToOffer({ answers, safeFoods, today: '2026-11-24' }).map(({ name }) => name)

describe('a food that is offered for the list', () => {
  it('was eaten three times in two weeks, not twice, nor a day earlier', () => {
    expect(offered(told('waffles', 'eaten', 11, 15, 23))).toEqual(['waffles'])
    expect(offered(told('waffles', 'eaten', 10, 15, 23))).toEqual([])
    expect(offered(told('waffles', 'eaten', 15, 23))).toEqual([])
  })

  it('was never left: tastes and what was skipped count neither for nor against it', () => {
    const often = told('waffles', 'eaten', 12, 15, 23)
    expect(offered([...often, ...told('waffles', 'not_today', 20)])).toEqual([])
    expect(offered([...often, ...told('waffles', 'tasted', 20)])).toEqual(['waffles'])
    expect(offered([...often, ...told('waffles', null, 20)])).toEqual(['waffles'])
    expect(offered(told('waffles', 'tasted', 12, 15, 23))).toEqual([])
  })

  it('is not on the list by any of its names, and is a food by itself, no dish of ours', () => {
    const often = told('waffles', 'eaten', 12, 15, 23)
    expect(offered(often, ['pasta'])).toEqual(['waffles'])
    expect(offered(often, ['frozen waffles'])).toEqual([])
    expect(offered(told('recipe:leek-soup', 'eaten', 12, 15, 23))).toEqual([])
  })
})
