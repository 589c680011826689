import { describe, expect, it } from 'vitest'
import { suggestedTags } from './suggested-tags.ts'

const known = ['milk', 'egg', 'peanuts', 'tree nuts', 'hazelnuts', 'no nuts', 'nutmeg']

describe('the tags suggested', () => {
  it('are the most usual ones while nothing is typed, without those that are there', () => {
    expect(suggestedTags(known, ['Milk'], '')).toEqual([
      'egg',
      'peanuts',
      'tree nuts',
      'hazelnuts',
      'no nuts',
      'nutmeg',
    ])
  })

  it('go on from what is typed, beginnings first', () => {
    expect(suggestedTags(known, [], ' Nut')).toEqual(['nutmeg', 'tree nuts', 'no nuts'])
  })

  it('are none where what is typed is a known tag, or nothing goes on from it', () => {
    expect(suggestedTags(known, [], 'egg')).toEqual([])
    expect(suggestedTags(known, [], 'xyz')).toEqual([])
  })

  it('are six at most', () => {
    expect(suggestedTags(known, [], '')).toHaveLength(6)
  })
})
