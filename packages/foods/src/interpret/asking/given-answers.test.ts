import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProfileTags, TagAnswer, TagList } from '../../interpretation.ts'
import { interpretProfile } from '../interpret-profile.ts'

const none: ProfileTags = { allergies: [], behavioral_goals: [], dietary_preferences: [] }

const read = (
  list: TagList,
  tag: string,
  answers: readonly Omit<TagAnswer, 'list' | 'tag'>[] = [],
) =>
  interpretProfile({
    ...none,
    [list]: [tag],
    answers: answers.map((answer) => ({ list, tag, ...answer })),
  })

describe('an answer to a guess', () => {
  it('of yes keeps the allergen out and drops the word that was guessed from', () => {
    const { allergens, words, readings } = read('allergies', 'sesmae', [
      { question: 'meant:sesame', answer: 'yes' },
    ])
    expect([allergens, words]).toEqual([['sesame'], []])
    expect(readings[0]?.understood[0]).toMatchObject({ question: null })
  })

  it('of no lets the guess in and keeps the word out, unchecked', () => {
    const { allergens, unchecked } = read('allergies', 'sesmae', [
      { question: 'meant:sesame', answer: 'no' },
    ])
    expect([allergens, unchecked]).toEqual([[], ['sesmae']])
  })
})

describe('an answer to what may be eaten', () => {
  it('lets that one food in and nothing else of its family', () => {
    const before = read('allergies', 'nuts (not almonds)').allergens
    const { allergens } = read('allergies', 'nuts (not almonds)', [
      { question: 'fine:almond', answer: 'fine' },
    ])
    expect(before).toContain('almond')
    expect(allergens).toEqual(before.filter((id) => id !== 'almond'))
  })

  it('lets nothing in that another tag keeps out', () => {
    const { allergens } = interpretProfile({
      ...none,
      allergies: ['outgrew milk', 'milk'],
      answers: [{ list: 'allergies', tag: 'outgrew milk', question: 'fine:milk', answer: 'fine' }],
    })
    expect(allergens).toEqual(['milk'])
  })

  it('counts for its own tag alone', () => {
    const { allergens } = interpretProfile({
      ...none,
      allergies: ['outgrew milk'],
      answers: [{ list: 'allergies', tag: 'milk', question: 'fine:milk', answer: 'fine' }],
    })
    expect(allergens).toEqual(['milk'])
  })
})

describe('an answer to a bare name among wishes', () => {
  it('of likes makes it a liking', () => {
    const { allergens, likes } = read('dietary_preferences', 'peanuts', [
      { question: 'like-or-out:peanut', answer: 'likes' },
    ])
    expect([allergens, likes]).toEqual([[], ['peanut']])
  })

  it('of out keeps it out without asking again', () => {
    const { allergens, readings } = read('dietary_preferences', 'milk', [
      { question: 'like-or-out:milk', answer: 'out' },
    ])
    expect(allergens).toEqual(['milk'])
    expect(readings[0]?.understood[0]).toMatchObject({ question: null })
  })
})

describe('an answer to an allergy that names nothing', () => {
  it('says that it is no food, or that it means the nine', () => {
    const noFood = read('allergies', 'epipen', [{ question: 'meaning', answer: 'not-a-food' }])
    expect(noFood.readings[0]?.needsAnswer).toBeNull()
    expect(noFood.allergens).toEqual([])
    const nine = read('allergies', 'all', [{ question: 'meaning', answer: 'major-nine' }])
    expect(nine.allergens).toEqual(
      expect.arrayContaining(['milk', 'egg', 'peanut', 'sesame', 'soy']),
    )
  })
})

describe('an answer about relatives', () => {
  it('lets coconut in beside tree nuts', () => {
    const { allergens } = read('allergies', 'tree nuts', [
      { question: 'too:coconut', answer: 'fine' },
    ])
    expect(allergens).not.toContain('coconut')
    expect(allergens).toContain('almond')
  })
})

describe('an answer about purees', () => {
  it('of swallowing is a clinician’s to plan, of liking a wish', () => {
    const answered = (answer: string) =>
      read('dietary_preferences', 'puree only', [{ question: 'swallowing', answer }])
    expect(answered('swallowing').clinicianConditions).toEqual(['dysphagia or tube feeding'])
    expect(answered('liking').textures).toEqual(['smooth'])
  })
})

describe('answers that were never offered', () => {
  it('change nothing (seed 51)', () => {
    const tag = fc.constantFrom(
      'milk',
      'sesmae',
      'tree nuts',
      'outgrew egg',
      'epipen',
      'no dairy',
      'zorble',
    )
    const list = fc.constantFrom<TagList>('allergies', 'dietary_preferences')
    const given = fc.record({
      question: fc.constantFrom(
        'meant:milk',
        'fine:milk',
        'nothing',
        'like-or-out:egg',
        'too:milk',
      ),
      answer: fc.constantFrom('maybe', '', 'let-in', 'none'),
    })
    fc.assert(
      fc.property(list, tag, fc.array(given, { maxLength: 4 }), (one, typed, answers) => {
        expect(read(one, typed, answers)).toEqual(read(one, typed))
      }),
      { seed: 51, numRuns: 300 },
    )
  })
})
