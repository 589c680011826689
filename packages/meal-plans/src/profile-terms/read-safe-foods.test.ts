import { describe, expect, it } from 'vitest'
import { readSafeFoods } from './read-safe-foods.ts'

const said = (typed: string, changes: Partial<Parameters<typeof readSafeFoods>[0]> = {}) => {
  const body = { allergies: [], behavioral_goals: [], dietary_preferences: [], age: 8, ...changes }
  const [reading] = readSafeFoods({ ...body, safe_foods: [typed] }).safe_food_readings ?? []
  return [reading?.verdict, reading?.text, reading?.allergens]
}

describe('what is said of a safe food where it is typed', () => {
  it.each([
    [
      'Eggo waffles',
      { allergies: ['milk'] },
      'forbidden',
      'Eggo waffles usually hold milk, egg, wheat and soy: kept out, because of milk.',
    ],
    [
      'goldfish',
      { allergies: ['celery'] },
      'forbidden',
      'Goldfish crackers hold milk, wheat, soy and celery: kept out, because of celery.',
    ],
    [
      'Nutella',
      { dietary_preferences: ['vegan'] },
      'forbidden',
      'Nutella usually holds milk, hazelnut and soy: kept out, because of “vegan”.',
    ],
    ['cheese', { allergies: ['milk'] }, 'forbidden', '“cheese” stays out of every meal: no milk.'],
    ['Skittles', { age: 3 }, 'forbidden', '“Skittles” stays out of every meal: careful chewing.'],
    [
      'dinosaur bites',
      { allergies: ['milk', 'egg'] },
      'read_label',
      'We do not know “dinosaur bites”. Read the label for milk and egg, then add it.',
    ],
    [
      'zorbly',
      { age: 4 },
      'read_label',
      'We do not know “zorbly”. Read its label, and see that it can be chewed at this age, then add it.',
    ],
    [
      'Froot Loops',
      { allergies: ['milk'] },
      'read_label',
      'Froot Loops may hold milk. Read the label for milk, then add it.',
    ],
    [
      'Nutela',
      { allergies: ['fish'] },
      'read_label',
      'Is “Nutela” Nutella? Read the label for fish, then add it.',
    ],
    [
      'zorbly',
      { allergies: ['milk'], labels_read: [{ food: 'Zorbly', allergens: ['milk'] }] },
      'as_typed',
      '“zorbly” stands beside meals because you have read its label. We have not checked it.',
    ],
    [
      'zorbly',
      {},
      'as_typed',
      'We do not know “zorbly”: it stands beside meals as you typed it, not counted and not checked by us.',
    ],
    ['Goldfish', {}, 'as_typed', '“Goldfish” may stand at main meals and snacks.'],
    [
      'Nerds candy',
      {},
      'as_typed',
      '“Nerds candy” stands beside meals as you typed it, not counted. Read every label.',
    ],
    [
      'Jif',
      { allergies: ['milk'] },
      'read_label',
      'Jif peanut butter may hold milk. Read the label for milk, then add it.',
    ],
    [
      'Pagoda egg rolls',
      {},
      'as_typed',
      '“Pagoda egg rolls” stands beside meals as you typed it, judged as such products usually are. Read the label.',
    ],
    ['pasta', {}, 'planned', '“pasta” may stand at lunch, dinner and snacks.'],
    ['banana', {}, 'planned', '“banana” may stand at main meals and snacks.'],
    ['lollipops', {}, 'planned', '“lollipops” may stand beside other food at snacks.'],
    ['apple juice', {}, 'planned', '“apple juice” may stand as the juice of a day.'],
  ])('“%s” for %j: %s', (typed, changes, verdict, text) => {
    expect(said(typed, changes).slice(0, 2)).toEqual([verdict, text])
  })

  it('names what the label is to be read for, and nothing where none is to be read', () => {
    expect(said('zorbly', { allergies: ['sesame'], dietary_preferences: ['halal'] })[2]).toEqual([
      'sesame',
      'halal',
    ])
    expect(said('zorbly')[2]).toEqual([])
  })

  it('keeps the rules of the youngest where no age was sent', () => {
    expect(said('zorbly', { age: undefined })[0]).toBe('read_label')
  })

  it('is nothing where no safe food was sent', () => {
    expect(readSafeFoods({ allergies: [], behavioral_goals: [], dietary_preferences: [] })).toEqual(
      {},
    )
  })

  it.each(['cheese (rash)', 'no cheese', 'strawberries 🚫', 'brother loves ham'])(
    'asks of “%s”, and plans it for nobody, with any rules and without',
    (typed) => {
      const asked = ` “${typed}” reads as if not: it stays out until you say so in the profile.`
      for (const changes of [{}, { allergies: ['egg'] }, { age: 3 }]) {
        const [verdict, text, allergens] = said(typed, changes)
        expect([verdict, allergens]).toEqual(['forbidden', []])
        expect(text).toMatch(/^Does your child eat .+, or must that stay out\?/u)
        expect(text).toContain(asked)
      }
    },
  )

  it('serves no alcohol, and answers what harms', () => {
    expect(said('beer')).toEqual([
      'forbidden',
      '“beer” stays out of every meal: no alcohol for children.',
      [],
    ])
    expect(said('root beer')[0]).toBe('planned')
    expect(said('salt water')[1]).toMatch(/^Salt water to drink can poison a child/u)
    expect(said('vitamin water')[1]).not.toMatch(/supplement/u)
  })
})
