import { tagSuggestions } from '@brightplate/contract/typed/tag-suggestions'
import { unitOf } from '@brightplate/foods/ingredient-lines/amounts/kitchen-units'
import { describe, expect, it } from 'vitest'
import { interpretTerms } from './interpret-terms.ts'

const noTags = { allergies: [], behavioral_goals: [], dietary_preferences: [] }

const asked = (tags: Partial<typeof noTags> | Record<string, string[]>) =>
  interpretTerms({ ...noTags, ...tags }).readings.flatMap(({ understood_as }) =>
    understood_as.flatMap(({ question, answers }) =>
      question || answers ? [{ question, answers }] : [],
    ),
  )

const labels = (answers: readonly { act: string; label: string }[] = []) =>
  answers.map(({ act, label }) => `${act}: ${label}`)

describe('the note of a tag', () => {
  it.each([
    ['gluten', 'allergies'],
    ['celiac', 'allergies'],
    ['gluten-free', 'dietary_preferences'],
    ['GFCF', 'dietary_preferences'],
  ])('on oats is said once, the longer one, for “%s”', (tag, list) => {
    const notes = interpretTerms({ ...noTags, [list]: [tag] }).readings.flatMap(
      ({ understood_as }) => understood_as.flatMap(({ note }) => note ?? []),
    )
    expect(notes).toEqual([expect.stringMatching(/^Oats are kept out.* add "oats"/)])
  })
})

describe('a name that is one food here and another elsewhere', () => {
  it('is asked about among the preferences, and said to change no dish until then', () => {
    const tags = { ...noTags, dietary_preferences: ['chips'] }
    const { readings, questions } = interpretTerms(tags)
    expect(readings[0]?.understood_as).toMatchObject([{ kind: 'aside', term: 'chips' }])
    expect(questions).toMatchObject([
      {
        question: '“chips” is one food here and another elsewhere: which one does your child like?',
        answers: [{ label: 'potato chips' }, { label: 'French fries' }],
      },
    ])
    const answers = [
      {
        list: 'dietary_preferences' as const,
        tag: 'chips',
        question: 'which:chips',
        answer: 'as:French fries',
      },
    ]
    const answered = interpretTerms({ ...tags, answers })
    expect(answered.questions).toEqual([])
    expect(answered.readings[0]?.understood_as).toMatchObject([
      { kind: 'like', term: 'French fries' },
    ])
  })

  it('is asked about among the refused foods, where all that it may be is left out', () => {
    const leftOut = (typed: string) =>
      interpretTerms({ ...noTags, age: 8, refused_foods: [typed] }).left_out?.[0]
    expect(leftOut('chips')).toMatchObject({
      question: '“chips” is one food here and another elsewhere: which one must stay out?',
      answers: [
        { act: 'stays_out', foods: ['potato chips'] },
        { act: 'stays_out', foods: ['French fries'] },
      ],
    })
    const [chips, fries] = [leftOut('chips'), leftOut('French fries')]
    expect(chips?.foods).toBeGreaterThan(fries?.foods ?? 0)
    expect(fries?.question).toBeUndefined()
    expect(leftOut('banana chips')?.answers).toBeUndefined()
  })
})

describe('what a tap may answer about a tag', () => {
  it('is yes, no, or to type it anew, of a guess', () => {
    expect(asked({ allergies: ['hazelnurt'] })).toEqual([
      {
        question: 'Did you mean hazelnut?',
        answers: [
          { act: 'answer', label: 'Yes, hazelnut', question: 'meant:hazelnut', answer: 'yes' },
          { act: 'answer', label: 'No, not hazelnut', question: 'meant:hazelnut', answer: 'no' },
          { act: 'edit', label: 'Type it anew' },
        ],
      },
    ])
    expect(asked({ dietary_preferences: ['vegeterian'] })[0]?.question).toBe(
      'Did you mean vegetarian?',
    )
  })

  it('keeps a relative out, or says that it is fine', () => {
    const [coconut] = asked({ allergies: ['tree nuts'] })
    expect(coconut?.question).toBe('Keep coconut out too?')
    expect(labels(coconut?.answers)).toEqual([
      'answer: Yes, keep coconut out',
      'answer: No, coconut is fine',
    ])
  })

  it('is asked no more once another tag, or the parent, has answered', () => {
    expect(asked({ allergies: ['tree nuts', 'coconut'] })).toEqual([])
    expect(asked({ allergies: ['tree nuts'], dietary_preferences: ['Coconut is fine'] })).toEqual(
      [],
    )
    expect(asked({ allergies: ['hazelnurt', 'hazelnut'] })).toEqual([])
    expect(asked({ dietary_preferences: ['vegeterian', 'vegetarian'] })).toEqual([])
    const answers = [
      { list: 'allergies', tag: 'Hazelnurt', question: 'meant:hazelnut', answer: 'yes' } as const,
    ]
    expect(interpretTerms({ ...noTags, allergies: ['hazelnurt'], answers }).questions).toEqual([])
  })

  it('offers to keep all oats out with gluten, and gluten with wheat', () => {
    expect(asked({ allergies: ['gluten'] })[0]?.answers?.[0]).toMatchObject({ tag: 'oats' })
    expect(asked({ allergies: ['wheat'] })[0]?.answers?.[0]).toMatchObject({ tag: 'gluten' })
    expect(asked({ allergies: ['gluten', 'oats'] })).toEqual([])
  })
})

describe('the questions of a profile', () => {
  it('are three at once, the gravest first, and what the others are about stays out', () => {
    const { questions = [] } = interpretTerms({
      allergies: ['tree nuts', 'sesmae', 'outgrew egg', 'epipen', 'peanut'],
      behavioral_goals: [],
      dietary_preferences: ['milk'],
    })
    expect(questions.map(({ tag, id }) => [tag, id])).toEqual([
      ['epipen', 'meaning'],
      ['outgrew egg', 'fine:egg'],
      ['milk', 'like-or-out:milk'],
    ])
  })

  it('name the tag, the question and what may be answered', () => {
    expect(interpretTerms({ ...noTags, allergies: ['lots'] }).questions).toEqual([
      {
        blocks: true,
        list: 'allergies',
        tag: 'lots',
        id: 'meaning',
        question: 'Which food does “lots” stand for?',
        answers: [
          { act: 'answer', label: 'It names no food', question: 'meaning', answer: 'not-a-food' },
          {
            act: 'answer',
            label: 'The nine major allergens',
            question: 'meaning',
            answer: 'major-nine',
          },
          { act: 'edit', label: 'Type it anew' },
        ],
      },
    ])
  })

  it('are each one short sentence', () => {
    const { questions = [] } = interpretTerms({
      allergies: ['sesmae', 'not allergic to milk', 'epipen'],
      behavioral_goals: [],
      dietary_preferences: [],
    })
    for (const { question } of questions) expect(question.length).toBeLessThan(80)
  })
})

describe('the tags that are suggested', () => {
  it('are understood, each of them wholly', () => {
    const { readings, unchecked } = interpretTerms({
      allergies: [...tagSuggestions.allergies],
      behavioral_goals: [...tagSuggestions.behavioral_goals],
      dietary_preferences: [...tagSuggestions.dietary_preferences],
    })
    expect(unchecked).toEqual([])
    for (const { tag, understood_as, not_recognised } of readings) {
      expect([tag, understood_as.length > 0, not_recognised]).toEqual([tag, true, []])
    }
  })
})

describe('a word that every object of the language knows', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))('is read as any other: %s', (word) => {
    for (const tag of [word, `no ${word}`, `${word} free`, `2 ${word} milk`]) {
      const { readings } = interpretTerms({
        allergies: [tag],
        behavioral_goals: [tag],
        dietary_preferences: [tag],
      })
      expect(readings).toHaveLength(3)
    }
    expect(unitOf(word)).toBeNull()
  })
})
