import { describe, expect, it } from 'vitest'
import { readSafeFoods } from './read-safe-foods.ts'

const read = (safe_food: string, lists: { allergies?: string[]; dietary_preferences?: string[] }) =>
  readSafeFoods({
    allergies: [],
    behavioral_goals: [],
    dietary_preferences: [],
    age: 8,
    safe_foods: [safe_food],
    ...lists,
  }).safe_food_readings?.[0]

const labels = (reading: ReturnType<typeof read>) => reading?.answers?.map(({ label }) => label)

describe('a safe food whose name is one thing here and another elsewhere', () => {
  it.each([
    ['quesadilla', { allergies: ['sesame'] }, ['cheese quesadilla', 'quesadilla salvadoreña']],
    ['Tortillas', { allergies: ['egg'] }, ['flour tortilla', 'corn tortilla', 'Spanish omelette']],
    ['jelly', { dietary_preferences: ['halal'] }, ['grape jelly', 'gelatin dessert']],
    ['mazapán', {}, ['peanut mazapán', 'almond marzipan']],
    ['manteca', { allergies: ['sesame'] }, ['lard', 'butter']],
    ['chips', { dietary_preferences: ['British food'] }, ['potato chips', 'French fries']],
    ['biscuits', { dietary_preferences: ['Irish'] }, ['buttermilk biscuit', 'cookies']],
    ['plátano', {}, ['banana', 'fried plantains']],
    ['Platanos', { allergies: ['egg'] }, ['banana', 'fried plantains']],
  ])('"%s" of a child with %j is asked about: %j', (typed, lists, foods) => {
    const reading = read(typed, lists)
    expect(reading?.text).toContain('which one does your child eat?')
    expect(labels(reading)).toEqual(foods)
  })

  it.each([
    ['quesadilla', {}],
    ['chips', {}],
    ['chips', { allergies: ['egg'] }],
    ['chips', { dietary_preferences: ['Mexican food'] }],
    ['biscuits', { allergies: ['peanut'] }],
    ['jelly', { allergies: ['milk'] }],
  ])('"%s" of a child with %j is what it is here, as nothing hangs on it', (typed, lists) => {
    const reading = read(typed, lists)
    expect(reading?.verdict).toBe('planned')
    expect(reading?.answers).toBeUndefined()
  })

  const answersOf = (safe_foods: string[]) => {
    const lists = { allergies: [], behavioral_goals: [], dietary_preferences: [], age: 8 }
    const { safe_food_readings: readings = [] } = readSafeFoods({ ...lists, safe_foods })
    return readings.map(({ answers }) => answers?.map(({ label }) => label))
  }

  it('is asked about where other foods of its list are typed in one of its countries alone', () => {
    const british = ['chips', 'jelly', 'biscuits', 'fish fingers', 'cheese and onion crisps']
    expect(answersOf(british)).toEqual([
      ['potato chips', 'French fries'],
      ['grape jelly', 'gelatin dessert'],
      ['buttermilk biscuit', 'cookies'],
      undefined,
      undefined,
    ])
    const american = ['chips', 'jelly', 'biscuits', 'fish sticks', 'mac and cheese']
    expect(answersOf(american)).toEqual(american.map(() => undefined))
    expect(answersOf(['chips', 'fish fingers'])).toEqual([undefined, undefined])
  })

  it('is asked about no more once a tap has said which', () => {
    for (const food of ['cheese quesadilla', 'quesadilla salvadoreña'])
      expect(labels(read(food, { allergies: ['sesame'] }))).toBeUndefined()
  })

  it('needs no label where the child may have whichever is meant', () => {
    expect(read('plátano', { allergies: ['egg'] })?.verdict).toBe('as_typed')
    expect(read('plátano', { allergies: ['banana'] })?.verdict).toBe('forbidden')
    expect(read('manteca', { allergies: ['sesame'] })?.verdict).toBe('read_label')
  })

  it('stays out where what it names may harm, whichever is meant', () => {
    expect(read('peanut mazapán', { allergies: ['peanut'] })?.verdict).toBe('forbidden')
    expect(read('quesadilla salvadoreña', { allergies: ['sesame'] })?.verdict).not.toBe('planned')
    expect(read('chips', { allergies: ['potato'] })?.verdict).toBe('forbidden')
  })
})
