import { describe, expect, it } from 'vitest'
import { addTag, removeTag } from './tag-list.ts'

describe('a tag list', () => {
  it('takes a tag trimmed at its end §5.11', () => {
    expect(addTag(['milk'], '  peanuts ')).toEqual(['milk', 'peanuts'])
  })

  it('ignores an empty tag §5.11', () => {
    expect(addTag(['milk'], '   ')).toEqual(['milk'])
  })

  it('keeps the same tag once, case ignored, as it was typed first', () => {
    expect(addTag(['Milk'], 'milk')).toEqual(['Milk'])
  })

  it('removes by position §2.54', () => {
    expect(removeTag(['milk', 'egg', 'soy'], 1)).toEqual(['milk', 'soy'])
  })

  it('is never changed in place', () => {
    const tags = ['milk']
    addTag(tags, 'egg')
    removeTag(tags, 0)
    expect(tags).toEqual(['milk'])
  })
})
