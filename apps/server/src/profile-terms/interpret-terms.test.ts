import { tagSuggestions } from '@brightplate/contract/tag-suggestions'
import { describe, expect, it } from 'vitest'
import { interpretTerms } from './interpret-terms.ts'

const noTags = { allergies: [], behavioral_goals: [], dietary_preferences: [] }

const asked = (tags: Partial<typeof noTags> | Record<string, string[]>) =>
  interpretTerms({ ...noTags, ...tags }).readings.flatMap(({ understood_as }) =>
    understood_as.flatMap(({ question, answers }) =>
      question || answers ? [{ question, answers }] : [],
    ),
  )

describe('what a tap may answer about a tag', () => {
  it('puts the word that was meant in the place of a misspelled one', () => {
    expect(asked({ allergies: ['hazlenuts'] })).toEqual([
      {
        question: 'Did you mean hazelnut?',
        answers: [
          { act: 'replace', label: 'Yes, hazelnut', list: 'allergies', tag: 'hazelnut' },
          { act: 'edit', label: 'No, change it' },
        ],
      },
    ])
  })

  it('puts the diet that was meant in the place of a misspelled one, in its own list', () => {
    expect(asked({ dietary_preferences: ['vegeterian'] })).toEqual([
      {
        question: 'Did you mean vegetarian?',
        answers: [
          {
            act: 'replace',
            label: 'Yes, vegetarian',
            list: 'dietary_preferences',
            tag: 'vegetarian',
          },
          { act: 'edit', label: 'No, change it' },
        ],
      },
    ])
    expect(asked({ dietary_preferences: ['vegeterian', 'vegetarian'] })).toEqual([])
  })

  it('takes nothing away from a tag that says more', () => {
    const [first] = asked({ allergies: ['hazlenuts and zorbly'] })
    expect(first?.answers?.[0]).toMatchObject({ act: 'add', tag: 'hazelnut' })
    const [wish] = asked({ dietary_preferences: ['no hazlenuts'] })
    expect(wish?.answers?.[0]).toMatchObject({ act: 'add', list: 'allergies', tag: 'hazelnut' })
  })

  it('keeps a relative out, or says that it is fine', () => {
    expect(asked({ allergies: ['tree nuts'] })).toEqual([
      {
        question: 'Keep coconut out too?',
        answers: [
          { act: 'add', label: 'Yes, keep it out', list: 'allergies', tag: 'coconut' },
          {
            act: 'add',
            label: 'No, coconut is fine',
            list: 'dietary_preferences',
            tag: 'coconut is fine',
          },
        ],
      },
    ])
  })

  it('asks no more once another tag has answered', () => {
    expect(asked({ allergies: ['tree nuts', 'coconut'] })).toEqual([])
    expect(asked({ allergies: ['tree nuts'], dietary_preferences: ['Coconut is fine'] })).toEqual(
      [],
    )
    expect(asked({ allergies: ['hazlenuts', 'hazelnut'] })).toEqual([])
  })

  it('offers to keep all oats out with gluten, and gluten with wheat', () => {
    expect(asked({ allergies: ['gluten'] })[0]?.answers?.[0]).toMatchObject({ tag: 'oats' })
    expect(asked({ allergies: ['wheat'] })[0]?.answers?.[0]).toMatchObject({ tag: 'gluten' })
    expect(asked({ allergies: ['gluten', 'oats'] })).toEqual([])
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
