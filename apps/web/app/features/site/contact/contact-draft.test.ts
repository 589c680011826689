import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../api/storage/memory-storage.ts'
import {
  emptyMessage,
  forgetContactDraft,
  keepContactDraft,
  readContactDraft,
} from './contact-draft.ts'

const message = { name: 'Kim', email: 'kim@example.com', subject: 'Oats', message: 'Which ones?' }

describe('a message that is being written', () => {
  it('is there again after a reload', () => {
    const storage = memoryStorage()
    keepContactDraft(storage, message)
    expect(readContactDraft(storage)).toEqual(message)
  })

  it('is forgotten once it was sent', () => {
    const storage = memoryStorage()
    keepContactDraft(storage, message)
    forgetContactDraft(storage)
    expect(readContactDraft(storage)).toEqual(emptyMessage)
    expect(storage.length).toBe(0)
  })

  it.each(['', 'null', '{', '[]', '"x"', '{"name":1}'])(
    'starts empty where %j is stored',
    (kept) => {
      const storage = memoryStorage({ 'brightplate.contact-draft': kept })
      expect(readContactDraft(storage)).toEqual(emptyMessage)
    },
  )

  it('starts empty in a browser that blocks storage', () => {
    expect(readContactDraft(null)).toEqual(emptyMessage)
  })
})
