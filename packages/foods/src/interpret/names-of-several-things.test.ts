import { describe, expect, it } from 'vitest'
import type { TagAnswer, TagList } from '../interpretation.ts'
import { interpretProfile } from './interpret-profile.ts'
import { asked as askedWords } from './testing/asked.ts'

const read = (list: TagList, tag: string, answers: TagAnswer[] = []) =>
  interpretProfile({
    allergies: [],
    behavioral_goals: [],
    dietary_preferences: [],
    [list]: [tag],
    answers,
  })

const questionsOf = (tag: string) =>
  read('dietary_preferences', tag).readings.flatMap(({ understood }) =>
    understood.flatMap((one) =>
      'question' in one && one.question ? [askedWords(one.question)] : [],
    ),
  )

describe('a name that is one thing here and another there', () => {
  it.each([
    ['mazapán', ['almond', 'peanut'], ['mazapan']],
    ['horchata', ['almond', 'milk', 'peanut', 'sesame'], ['horchata', 'rice']],
    ['quesadilla', ['egg', 'milk', 'sesame', 'wheat'], ['quesadilla']],
    ['torta', ['egg', 'milk', 'wheat'], ['torta']],
    ['tortillas', ['egg', 'wheat'], ['corn', 'tortilla']],
    ['manteca', ['milk'], ['manteca', 'pork']],
    ['nuez', ['pecan', 'walnut'], ['nuez']],
    ['crab sticks', ['crustacean', 'fish'], ['crab stick']],
    ['surimi', ['crustacean', 'fish'], ['surimi']],
    ['imitation crab', ['crustacean', 'fish'], ['imitation crab']],
    ['kanikama', ['crustacean', 'fish'], ['kanikama']],
    ['palitos de cangrejo', ['crustacean', 'fish'], ['palito de cangrejo']],
    ['カニカマ', ['crustacean', 'fish'], ['カニカマ']],
    ['biscuits', ['egg', 'milk', 'wheat'], ['biscuit']],
    ['jelly', [], ['gelatine', 'jelly']],
    ['plátano', [], ['banana', 'plantain', 'platano']],
    ['chips', [], ['chip', 'potato']],
    ['E322', ['egg', 'soy'], ['e322']],
    ['322', ['egg', 'soy'], []],
  ])('keeps out of the allergies all that it may be: "%s"', (tag, allergens, words) => {
    expect(read('allergies', tag)).toMatchObject({ allergens, words })
  })

  it.each(['mazapán', 'horchata', 'torta', 'manteca', 'nuez', 'lecithin'])(
    'is asked about where it is wished for: "%s"',
    (tag) => {
      expect(questionsOf(tag)).toContainEqual(expect.stringMatching(/^liked: /u))
      expect(read('dietary_preferences', tag).likes).toEqual([])
    },
  )

  it.each(['quesadilla', 'tortillas', 'biscuits please', 'jelly', 'loves chips'])(
    'keeps nothing out where it is a dish that is wished for, and is sought once the parent says which: "%s"',
    (tag) => {
      expect(read('dietary_preferences', tag)).toMatchObject({
        likes: [],
        allergens: [],
        words: [],
      })
      expect(questionsOf(tag)).toEqual([expect.stringMatching(/^which: /u)])
    },
  )

  it('is liked as the food that the parent chooses', () => {
    const list = 'dietary_preferences' as const
    const answer = { list, tag: 'chips', question: 'which:chips', answer: 'as:French fries' }
    expect(read(list, 'chips', [answer]).likes).toEqual(['French fries'])
    expect(read(list, 'chips', [{ ...answer, answer: 'as:gravel' }]).likes).toEqual([])
  })

  it.each(['banana chips', 'tortilla chips', 'grape jelly'])(
    'is a liking at once where its name says which: "%s"',
    (tag) => {
      expect(read('dietary_preferences', tag).likes).toHaveLength(1)
    },
  )

  it.each([
    ['no tortillas', 'holds: '],
    ['no chips', 'too: potato'],
    ['no horchata', 'holds: '],
    ['no surimi', 'holds: '],
  ])('is asked about where it is refused, as it may be meant alone: "%s"', (tag, question) => {
    expect(questionsOf(tag)).toContainEqual(expect.stringContaining(question))
  })

  it('is one of several in its own phrase alone', () => {
    expect(read('allergies', 'banana chips').words).not.toContain('potato')
    expect(read('allergies', 'mint jelly').words).not.toContain('gelatine')
  })

  it('lets go of what else it may be once it is liked', () => {
    const [question] = read('dietary_preferences', 'horchata').readings.flatMap(({ understood }) =>
      understood.flatMap((one) => ('question' in one && one.question ? [one.question.id] : [])),
    )
    const list = 'dietary_preferences' as const
    const answer = { list, tag: 'horchata', question: question ?? '', answer: 'likes' }
    expect(read(list, 'horchata', [answer])).toMatchObject({ allergens: [], words: [] })
  })
})
