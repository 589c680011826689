import { describe, expect, it } from 'vitest'
import { interpretProfile } from '../interpret-profile.ts'

const read = (tag: string) => {
  const { readings, cuisines, words, likes } = interpretProfile({
    allergies: [],
    behavioral_goals: [],
    dietary_preferences: [tag],
  })
  const unread = readings.flatMap(({ notRecognised }) => notRecognised)
  return { cuisines, words, likes, unread }
}

describe('a cuisine among the preferences', () => {
  it.each([
    ['Mexican food', ['mexican']],
    ['comida mexicana', ['mexican']],
    ['We mostly eat Indian and Chinese food at home', ['chinese', 'indian']],
    ['Nigerian household', ['nigerian']],
    ['desi', ['indian']],
    ['中餐', ['chinese']],
    ['한식', ['korean']],
    ['lutong pinoy', ['filipino']],
    ['Turkish, Persian', ['persian', 'turkish']],
    ['Chinese takeout', ['chinese']],
    ['loves French fries and Italian food', ['italian']],
  ])('is asked for: %s', (tag, cuisines) => {
    expect(read(tag)).toMatchObject({ cuisines, unread: [] })
  })

  it('is asked for beside a diet of the same words', () => {
    const { cuisines, diets } = interpretProfile({
      allergies: [],
      behavioral_goals: [],
      dietary_preferences: ['Indian vegetarian'],
    })
    expect(cuisines).toEqual(['indian'])
    expect(diets).toContain('vegetarian')
  })

  it.each(['Greek yogurt', 'French fries', 'Swiss cheese', 'English muffins', 'Mexican rice'])(
    'is not asked for where its name is part of a food’s: %s',
    (tag) => {
      expect(read(tag).cuisines).toEqual([])
    },
  )

  it.each(['no Indian food', 'hates Mexican'])(
    'is not asked for where it is refused: %s',
    (tag) => {
      expect(read(tag)).toMatchObject({ cuisines: [], words: [], unread: [] })
    },
  )

  it('is a wish: in the allergies it is asked about like any word that we do not know', () => {
    const { cuisines, readings } = interpretProfile({
      allergies: ['Chinese food'],
      behavioral_goals: [],
      dietary_preferences: [],
    })
    expect(cuisines).toEqual([])
    expect(readings[0]?.unchecked.length).toBeGreaterThan(0)
  })
})
