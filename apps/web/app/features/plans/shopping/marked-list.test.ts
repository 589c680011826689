import type { ShoppingMark } from '@brightplate/contract/shopping-mark'
import { describe, expect, it } from 'vitest'
import { markedList } from './marked-list.ts'
import { mergeMarks, notSent } from './merge-marks.ts'

const item = (food_id: string) => ({
  food_id,
  name: food_id,
  aisle: 'fruit',
  needed_grams: 100,
  buy: '1',
})
const data = {
  shopping_list: [],
  shopping_items: [item('apple'), item('pear')],
  staples: [item('salt')],
}

const mark = (line: string, changes: Partial<ShoppingMark> = {}): ShoppingMark => ({
  line,
  state: 'in_cart',
  lasting: false,
  changed_at: '2026-11-22T10:00:00.000Z',
  ...changes,
})

const names = (lines: readonly { name: string }[]) => lines.map(({ name }) => name)

describe('a list as the family marked it', () => {
  it('takes off what is at home, and keeps what is in the cart', () => {
    const list = markedList(data, [mark('apple', { state: 'at_home' }), mark('pear')])
    expect(list.trips.flatMap(({ aisles }) => aisles.flatMap(({ lines }) => names(lines)))).toEqual(
      ['pear'],
    )
    expect(names(list.atHome)).toEqual(['apple'])
    expect(list.staples).toMatchObject([{ name: 'salt', buy: '' }])
  })

  it('ends with no aisle where all of it is at home', () => {
    const marks = [mark('apple', { state: 'at_home' }), mark('pear', { state: 'at_home' })]
    expect(markedList(data, marks).trips).toEqual([])
  })

  it('holds lines of one’s own until they are removed', () => {
    const soap = mark('own/1', { state: 'open', text: 'Soap' })
    const bread = mark('own/2', { text: 'Bread rolls' })
    expect(names(markedList(data, [soap, bread]).own)).toEqual(['Bread rolls', 'Soap'])
    expect(markedList(data, [{ ...soap, state: 'removed' }]).own).toEqual([])
  })

  it('is not changed by what a home has for all plans', () => {
    const marks = [mark('apple', { state: 'at_home', lasting: true })]
    expect(markedList(data, marks).atHome).toEqual([])
  })
})

describe('marks of several devices', () => {
  const early = mark('apple', { state: 'open', changed_at: '2026-11-22T09:00:00.000Z' })
  const late = mark('apple', { changed_at: '2026-11-22T11:00:00.000Z' })

  it('are one of each line, the later one', () => {
    expect(mergeMarks([late], [early])).toEqual([late])
    expect(mergeMarks([early], [late])).toEqual([late])
    const home = { ...early, lasting: true }
    expect(mergeMarks([late], [home])).toEqual([late, home])
  })

  it('wait until they are sent, and again where they changed meanwhile', () => {
    expect(notSent([late, mark('pear')], [late])).toEqual([mark('pear')])
    expect(notSent([late], [early])).toEqual([late])
  })
})
