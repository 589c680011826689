import type { TagReading } from '@brightplate/contract/profile-terms'
import { describe, expect, it } from 'vitest'
import { readingLines } from './reading-lines.ts'

const buildReading = (changes: Partial<TagReading>): TagReading => ({
  list: 'allergies',
  tag: 'milk',
  understood_as: [],
  not_recognised: [],
  ...changes,
})

const texts = (reading: TagReading) => readingLines(reading).map(({ text }) => text)

describe('what a tag is understood as', () => {
  it('names some of what an allergy keeps out', () => {
    const understood_as: TagReading['understood_as'] = [
      {
        kind: 'allergen',
        term: 'milk',
        kept_out: ['milk', 'butter', 'cheese', 'whey'],
        question: null,
        note: null,
      },
    ]
    expect(texts(buildReading({ understood_as }))).toEqual([
      'milk: butter, cheese, whey and more are kept out',
    ])
  })

  it('asks where it is not sure', () => {
    const understood_as: TagReading['understood_as'] = [
      {
        kind: 'allergen',
        term: 'peanut',
        kept_out: [],
        question: 'Did you mean peanut?',
        note: null,
      },
    ]
    expect(readingLines(buildReading({ understood_as }))).toEqual([
      { text: 'peanut is kept out', needsCare: false },
      { text: 'Did you mean peanut?', needsCare: true },
    ])
  })

  it('says openly which allergy it could not check', () => {
    expect(readingLines(buildReading({ not_recognised: ['xyz'] }))).toEqual([
      { text: 'We could not check for xyz. Read every label.', needsCare: true },
    ])
  })

  it('says calmly which wish it does not know', () => {
    const reading = buildReading({ list: 'dietary_preferences', not_recognised: ['xyz'] })
    expect(readingLines(reading).map(({ needsCare }) => needsCare)).toEqual([false])
  })
})
