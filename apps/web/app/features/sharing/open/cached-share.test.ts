import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../api/storage/memory-storage.ts'
import { forgetEndedShares, forgetShare, keepShare, readCachedShare } from './cached-share.ts'

const end = '2026-12-01T09:00:00.000Z'

const page: SharedPage = {
  kind: 'today',
  language: 'en-US',
  child_name: 'Leo',
  as_of: '2026-11-26T09:00:00.000Z',
  expires_at: end,
  allergies: ['milk'],
  never: [],
  diets: [],
  careful_chewing: false,
  in_a_reaction: '',
  who_to_call: [],
  days: [],
}
const kept = { page, code: '0407' }
const before = new Date(Date.parse(end) - 1)
const after = new Date(end)

describe('what a device keeps of a link', () => {
  it('is read without a connection until the link ends, and not at that moment', () => {
    const storage = memoryStorage()
    keepShare(storage, 'a', kept)
    expect(readCachedShare(storage, 'a', before)).toEqual(kept)
    expect(readCachedShare(storage, 'a', after)).toBeNull()
    expect(readCachedShare(storage, 'b', before)).toBeNull()
  })

  it('is gone once the link is known to have ended', () => {
    const storage = memoryStorage()
    keepShare(storage, 'a', kept)
    forgetShare(storage, 'a')
    expect(storage.length).toBe(0)
  })

  it('is cleared away after the end, with what nobody can read, and nothing else is', () => {
    const other = JSON.stringify({
      page: { ...page, expires_at: '2027-01-01T00:00:00Z' },
      code: null,
    })
    const storage = memoryStorage({
      'brightplate.shared.live': other,
      'brightplate.shared.broken': '{',
      'brightplate.shared.old': JSON.stringify({ code: null, page: 1 }),
      'brightplate.session': 'stays',
    })
    keepShare(storage, 'a', kept)
    forgetEndedShares(storage, after)
    expect(storage.length).toBe(2)
    expect(storage.getItem('brightplate.session')).toBe('stays')
    expect(storage.getItem('brightplate.shared.live')).toBe(other)
  })

  it('is nothing where the browser keeps nothing', () => {
    keepShare(null, 'a', kept)
    forgetEndedShares(null, after)
    expect(readCachedShare(null, 'a', before)).toBeNull()
  })
})
