import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeEntries } from './take-entries.ts'

const entriesOf = (...texts: string[]) => texts.map((text) => ({ text }))
const long = 'x'.repeat(limits.tagMaxLength + 1)

describe('entries of what was typed', () => {
  it('go to the end of the list, each once', () => {
    expect(takeEntries(['milk'], entriesOf('egg', 'Milk', 'soy'), 'egg, Milk, soy')).toEqual({
      tags: ['milk', 'egg', 'soy'],
      text: '',
      added: ['egg', 'soy'],
      meant: [],
      repeated: 1,
      error: null,
      offered: [],
    })
  })

  it('are kept by a name that means them everywhere, where theirs does not', () => {
    const entries = [{ text: 'chips', meant: 'French fries' }]
    expect(takeEntries(['milk'], entries, 'chips')).toMatchObject({
      tags: ['milk', 'French fries'],
      meant: ['chips'],
    })
  })

  it('stay in the input where they are too long, as they were typed, with what may take their place', () => {
    const offered = ['milk in anything', 'eggs in anything']
    const taken = takeEntries([], [{ text: 'soy' }, { text: long, offered }], `soy; ${long}`)
    expect(taken).toMatchObject({ tags: ['soy'], text: long, error: limitMessages.tag, offered })
    expect(takeEntries([], entriesOf(long), ` ${long}`).text).toBe(` ${long}`)
    const half = [{ text: long, offered }, { text: `${long}y` }]
    expect(takeEntries([], half, '').offered).toEqual([])
  })

  it('stay in the input, all of them, where they are more than a list takes', () => {
    const many = Array.from({ length: limits.tagsPerList }, (_, at) => `thing ${at}`)
    const taken = takeEntries(['milk'], entriesOf(...many), many.join('; '))
    expect(taken).toMatchObject({ tags: ['milk'], text: many.join('; '), added: [] })
    expect(taken.error).toContain(limitMessages.tags)
    expect(takeEntries([], entriesOf(...many), '').tags).toHaveLength(limits.tagsPerList)
  })

  it('are in the list or in the input, whatever they are', () => {
    const text = fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), fc.constant(long))
    fc.assert(
      fc.property(fc.array(text), fc.array(text, { maxLength: 60 }), (tags, texts) => {
        const typed = texts.join('\n')
        const taken = takeEntries(tags, entriesOf(...texts), typed)
        const held = [...taken.tags, taken.text].map((one) => one.toLowerCase()).join('\n')
        for (const one of texts) expect(held).toContain(one.trim().toLowerCase())
        expect(taken.tags.slice(0, tags.length)).toEqual(tags)
      }),
      { seed: 137 },
    )
  })
})
