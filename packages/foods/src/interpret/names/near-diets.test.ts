import { expect, it } from 'vitest'
import { interpretProfile } from '../interpret-profile.ts'

const read = (tag: string) =>
  interpretProfile({ allergies: [], behavioral_goals: [], dietary_preferences: [tag] })

it.each([
  ['vegeterian', 'vegetarian'],
  ['vegatarian', 'vegetarian'],
  ['veggie', 'vegetarian'],
  ['is veggie', 'vegetarian'],
  ['vegn', 'vegan'],
  ['hala', 'halal'],
  ['kosherr', 'kosher'],
  ['pescaterian', 'pescatarian'],
] as const)('"%s" is kept as %s, and asked about', (tag, diet) => {
  const { diets, readings } = read(tag)
  expect(diets).toEqual([diet])
  expect(readings[0]?.understood[0]).toMatchObject({
    question: { asked: { key: 'ask.meant', params: { term: diet } } },
  })
  expect(readings[0]?.notRecognised).toEqual([])
})

it.each(['main dishes', 'veggie sticks', 'loves veggies', 'no veggie', 'salad', 'organic only'])(
  '"%s" is no diet',
  (tag) => {
    expect(read(tag).diets).toEqual([])
  },
)

it.each(['veggie but eats fish', 'veggie family', 'she is a veggie but eats chicken'])(
  '"%s" is a diet beside what else is read, and asked about',
  (tag) => {
    expect(read(tag).diets).toContain('vegetarian')
    expect(read(tag).likes).toEqual([])
  },
)
