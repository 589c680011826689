import { describe, expect, it } from 'vitest'
import { interpretProfile } from './interpret-profile.ts'

const none = { allergies: [], behavioral_goals: [], dietary_preferences: [] }
const understood = (tag: string, list: 'allergies' | 'dietary_preferences' = 'allergies') =>
  interpretProfile({ ...none, [list]: [tag] }).readings.flatMap((one) => one.understood)
const termsOf = (tag: string) => understood(tag).map((one) => ('term' in one ? one.term : ''))

describe('what a tag is understood as', () => {
  it.each([
    ['leche', ['milk']],
    ['lait et oeufs', ['milk', 'egg']],
    ['LTP allergy - peach skin', ['stone fruit']],
    ['stone fruit, cherries', ['stone fruit']],
    ['peach', ['peach', 'other stone fruit']],
  ])('"%s" is said once each: %j', (tag, terms) => {
    expect(termsOf(tag)).toEqual(terms)
  })

  it('keeps the note that one of them has, and out all that any of them keeps out', () => {
    const [milk] = understood('leche')
    expect(milk).toMatchObject({
      allergens: ['milk'],
      note: { params: { note: expect.stringContaining('milk') } },
    })
    const { words } = interpretProfile({ ...none, allergies: ['LTP allergy - peach skin'] })
    expect(words).toEqual(expect.arrayContaining(['peach', 'nectarine', 'plum', 'cherry']))
  })

  it('has one question of a name in another language, and a yes to it lets the food in', () => {
    const asked = understood('leche', 'dietary_preferences').map((one) =>
      'question' in one ? one.question?.id : null,
    )
    expect(asked).toEqual(['like-or-out:milk'])
    const answers = [
      {
        list: 'dietary_preferences' as const,
        tag: 'leche',
        question: 'like-or-out:milk',
        answer: 'likes',
      },
    ]
    const { allergens } = interpretProfile({ ...none, dietary_preferences: ['leche'], answers })
    expect(allergens).toEqual([])
  })
})
