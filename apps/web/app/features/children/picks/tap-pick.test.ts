import type { TagPick } from '@brightplate/contract/typed/tag-picks'
import { describe, expect, it } from 'vitest'
import { tapPick } from './tap-pick.ts'

const milk: TagPick = { tag: 'milk', label: 'Milk', picture: 'glass-of-milk', terms: ['milk'] }
const open = { isPressed: false, same: [], within: [] }

describe('a tap on a pick', () => {
  it('adds its tag at the end', () => {
    expect(tapPick(['egg'], milk, open)).toEqual({
      tags: ['egg', 'milk'],
      announcement: 'milk added',
      notice: null,
    })
  })

  it('takes its own tag away without a further word', () => {
    const tap = tapPick(['egg', 'Milk'], milk, { isPressed: true, same: ['Milk'], within: [] })
    expect(tap).toEqual({ tags: ['egg'], announcement: 'Milk removed', notice: null })
  })

  it('says which typed tag it took away', () => {
    const tap = tapPick(['dairy'], milk, { isPressed: true, same: ['dairy'], within: [] })
    expect(tap.tags).toEqual([])
    expect(tap.notice).toBe('Taken off the list: “dairy”.')
  })

  it('never takes away a tag that says more', () => {
    const state = { isPressed: true, same: [], within: ['dairy and egg free'] }
    const tap = tapPick(['dairy and egg free'], milk, state)
    expect(tap.tags).toEqual(['dairy and egg free'])
    expect(tap.notice).toContain('Also said below by “dairy and egg free”.')
  })

  it('says what still means the same', () => {
    const state = { isPressed: true, same: ['milk'], within: ['dairy and egg free'] }
    const tap = tapPick(['milk', 'dairy and egg free'], milk, state)
    expect(tap.tags).toEqual(['dairy and egg free'])
    expect(tap.notice).toContain('The same is still said by “dairy and egg free”.')
  })

  it('takes away what cannot stand beside it, and says so', () => {
    const tap = tapPick(['none'], milk, open, ['none'])
    expect(tap.tags).toEqual(['milk'])
    expect(tap.notice).toBe('Taken off the list: “none”.')
  })
})
