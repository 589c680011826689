import { expect, it } from 'vitest'
import { interpretTerms } from '../profile-terms/interpret-terms.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { inEnglish } from '../wording/wording.ts'
import { checkedBritish } from './checked-british.ts'
import { inBritish } from './in-british.ts'

it('what is asked of a tag is said in British words, and the tag stays as typed', () => {
  const { readings } = interpretTerms(
    { allergies: ['shrimp', 'fiber'], behavioral_goals: [], dietary_preferences: ['zucchini'] },
    inBritish,
  )
  expect(readings.map(({ tag }) => tag)).toEqual(['shrimp', 'fiber', 'zucchini'])
  const names = readings.flatMap(({ understood_as }) => understood_as.map(({ name }) => name))
  expect(names).toContain('courgette')
})

it('a name that is another food there is asked about where it was kept as typed', () => {
  const body = { allergies: [], behavioral_goals: [], dietary_preferences: [], age: 7 }
  const asked = (wording = inBritish) =>
    interpretTerms({ ...body, safe_foods: ['chips', 'crisps'] }, wording).safe_food_readings?.map(
      ({ answers }) => answers?.map(({ label }) => label),
    )
  expect(asked()).toEqual([['crisps', 'chips'], undefined])
  expect(asked(inEnglish)).toEqual([undefined, undefined])
})

it('a meal that is worse by the rules in British words than in American is read in American', () => {
  const say = checkedBritish(buildFacts({ allergies: ['milk'] }))
  const dish = { name: 'Soy yogurt', ingredients: ['100 g plain soy yogurt'], steps: [] }
  expect(say(dish, 'lunch')?.name).toBe('Soya yoghurt')
  expect(say({ ...dish, steps: ['Add the cream.'] }, 'lunch')?.steps).toEqual(['Add the cream.'])
})
