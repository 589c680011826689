import { describe, expect, it } from 'vitest'
import { readTag } from '../read-tag.ts'

const notRead = (tag: string) => readTag('allergies', tag).notRecognised

describe('a piece of small words', () => {
  it.each([
    'milk (hives, swelling, and then very tired all day)',
    'egg (vomits, pale, sleepy afterwards)',
    'my grandson comes out in lumps when he has prawns',
  ])('that tells of harm is a remark: “%s”', (tag) => {
    expect(notRead(tag)).toEqual([])
  })

  it.each([
    ['milk (hives, zorbly)', 'zorbly'],
    ['peanut, and then very', 'and then very'],
  ])('is named where none is told of beside it, and an unknown word always: “%s”', (tag, word) => {
    expect(notRead(tag)).toContain(word)
  })
})
