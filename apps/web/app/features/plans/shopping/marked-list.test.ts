import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { describe, expect, it } from 'vitest'
import { markedList } from './marked-list.ts'
import { mergeMarks, notSent } from './marks/merge-marks.ts'

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

  it('takes off what the home was said to have since the plan was made', () => {
    const marks = [mark('apple', { state: 'at_home', lasting: true })]
    const list = markedList(data, marks, { madeAt: '2026-11-22T09:00:00.000Z' })
    expect([names(list.atHome), names(list.atHomeBefore)]).toEqual([['apple'], []])
  })

  it('asks for what the home was said to have for an earlier plan, until it is taken back', () => {
    const said = mark('apple', { state: 'at_home', lasting: true })
    const later = { madeAt: '2026-11-23T09:00:00.000Z' }
    const list = markedList(data, [said], later)
    expect([names(list.atHome), names(list.atHomeBefore)]).toEqual([[], ['apple']])
    expect(list.trips.flatMap(({ aisles }) => aisles.flatMap(({ lines }) => names(lines)))).toEqual(
      ['pear'],
    )
    const back = markedList(data, [{ ...said, state: 'open' }], later)
    expect([names(back.atHome), names(back.atHomeBefore)]).toEqual([[], []])
  })

  it('remembers lines of one’s own that are at home, to be put on the list of any plan', () => {
    const soap = mark('own/1', { state: 'at_home', lasting: true, text: 'Soap' })
    const bread = mark('own/2', { state: 'open', text: 'Bread rolls' })
    const list = markedList(data, [soap, bread])
    expect([names(list.own), names(list.atHome)]).toEqual([['Bread rolls'], ['Soap']])
    const open = markedList(data, [{ ...soap, state: 'open' }, bread])
    expect([names(open.own), names(open.atHome)]).toEqual([['Bread rolls', 'Soap'], []])
    const gone = markedList(data, [{ ...soap, state: 'removed' }, mark('own/1', { text: 'Soap' })])
    expect([names(gone.own), names(gone.atHome)]).toEqual([[], []])
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
