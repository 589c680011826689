import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../testing/build-facts.ts'
import { planProfile } from './plan-profile.ts'
import type { ProfileFacts } from './profile-facts.ts'

const judge = (typed: string, changes: Partial<ProfileFacts> = {}) => {
  const [judged] = planProfile(buildFacts({ ...changes, safe_foods: [typed] })).safeFoods
  if (!judged) throw new Error('Not judged')
  return judged
}

const mealsOf = (typed: string, changes: Partial<ProfileFacts> = {}) => {
  const { verdict, meals, rule } = judge(typed, changes)
  return verdict === 'forbidden' ? `${rule?.id}` : meals
}

const all = ['breakfast', 'lunch', 'dinner']

describe('a safe food', () => {
  it.each(['water', 'ice water', 'a bottle of water', 'agua'])(
    '“%s” is answered, and no meal is made of it',
    (typed) => {
      expect(judge(typed)).toMatchObject({
        meals: [],
        advice: 'No meal of the plan has to name it: offer it with meals and between them.',
      })
    },
  )

  it.each(['beige foods', 'crunchy foods', 'carbs', 'finger foods'])(
    '“%s” names no one food, and no meal is made of it',
    (typed) => {
      expect(judge(typed)).toMatchObject({
        meals: [],
        advice:
          'This names no one food, so no meal can be made of it. Type the foods that it means.',
      })
    },
  )

  it.each(['adhd and arfid', 'My kid is vegetarian by choice', 'autistic'])(
    '“%s” names no food, and no meal is made of it',
    (typed) => {
      expect(judge(typed)).toMatchObject({ meals: [] })
      expect(judge(typed).advice).toBeDefined()
    },
  )

  it.each([
    'Kraft mac n cheese (has to be the spirals)',
    'McNuggets (10 piece)',
    'ramen noodles (chicken flavor)',
    'cheese pizza from little caesars',
    'Plain cheeseburger from Burger King',
  ])(
    '“%s” is counted as what it is, and waits for its label where a rule asks for one',
    (typed) => {
      expect(judge(typed).places?.size).toBeGreaterThan(0)
      expect(judge(typed, { allergies: ['sesame'] }).verdict).not.toBe('planned')
    },
  )

  it.each(['milk (almond)', 'yogurt (soy)', 'nuggets (veggie)', 'cookies (nut free)'])(
    '“%s” is not counted as the ordinary kind',
    (typed) => {
      const ordinary = typed.split(' (')[0] ?? ''
      expect(findPlainFoods(typed)[0]?.id).not.toBe(findPlainFoods(ordinary)[0]?.id)
    },
  )

  it.each(['eggs no more', 'nuggets no good', 'milk no thanks'])('“%s” is refused', (typed) => {
    expect(judge(typed)).toMatchObject({ verdict: 'forbidden', meals: [] })
    expect(judge(typed).doubt).toBeDefined()
  })

  it.each(['coconut water', 'sparkling water', 'watermelon', 'water chestnuts'])(
    '“%s” is no plain water',
    (typed) => {
      expect(judge(typed).advice).toBeUndefined()
    },
  )

  it.each([
    ['dinosaur nuggets', {}],
    ['pasta', {}],
    ['toast', { allergies: ['milk'] }],
    ['pasta', { allergies: ['wheat'] }],
    ['chicken nuggets', { dietary_preferences: ['gluten-free'] }],
    ['mac and cheese', { allergies: ['milk'] }],
    ['apple', { age: 2 }],
    ['grapes', { careful_chewing: true }],
    ['chicken', { dietary_preferences: ['halal'] }],
    ['yogurt', { dietary_preferences: ['kosher'] }],
    ['horchata', { age: 5 }],
    ['rice milk', { age: 5 }],
    ['horchata de chufa', { age: 4 }],
    ['🦖', {}],
    ['<b>pasta</b>', {}],
    ['gf chicken nuggets', { allergies: ['wheat'] }],
    ['cheddar cheese cubes', { allergies: ['wheat'] }],
    ['string cheese torn up', { age: 2 }],
    ['plain hotdog with no bun', {}],
    ['peanut butter and jelly sandwich (a certain brand)', { age: 4 }],
    ['dosa no chutney', {}],
  ])('“%s” may stand at every main meal for %j', (typed, changes) => {
    expect(mealsOf(typed, changes)).toEqual(all)
  })

  it.each([
    ['horchata', { age: 4 }, 'rice-drink'],
    ['rice milk', { age: 4 }, 'rice-drink'],
    ['spelt crackers', { allergies: ['wheat'] }, 'wheat'],
    ['cheese', { allergies: ['milk'] }, 'milk'],
    ['string cheese', { allergies: ['milk'] }, 'milk'],
    // It is made with wheat; only some kinds of it hold milk.
    ['chicken stir fry', { allergies: ['milk', 'wheat'] }, 'wheat'],
    ['vanilla yogurt', { allergies: ['milk'] }, 'milk'],
    ['scrambled eggs', { allergies: ['egg'] }, 'egg'],
    ['lasagna', { allergies: ['milk'] }, 'milk'],
    ['Erdnussbutter', { allergies: ['peanut'] }, 'peanut'],
    ['🥜', { allergies: ['peanut'] }, 'peanut'],
    ['fish sticks', { dietary_preferences: ['vegan'] }, 'vegan'],
    ['bacon', { dietary_preferences: ['halal'] }, 'halal'],
    ['cheese pockets', { dietary_preferences: ['kosher'] }, 'kosher'],
    ['popcorn', { age: 3 }, 'choking'],
    ['kiwi', { allergies: ['kiwi'] }, 'kiwi'],
    ['cola', {}, 'caffeine'],
    ['honey toast', { age: 1 }, 'added-sugar'],
  ])('“%s” stays out for %j, by the rule that forbids it', (typed, changes, rule) => {
    expect(mealsOf(typed, changes)).toBe(rule)
  })

  it('of chocolate is for breakfast and lunch', () => {
    expect(mealsOf('chocolate pops')).toEqual(['breakfast', 'lunch'])
  })
})

const read = (food: string, allergens: string[]) => ({
  labels_read: [{ food, allergens, read_on: '2026-11-01' }],
})

describe('a safe food that we do not know', () => {
  it.each([
    ['an allergy', { allergies: ['milk'] }],
    ['a diet rule', { dietary_preferences: ['vegan'] }],
    ['a word that we cannot check', { allergies: ['xylobrilol'] }],
    ['4 years of age', { age: 4 }],
  ])('waits for its label where there is %s', (_, changes) => {
    expect(judge('zorbly bites', changes).verdict).toBe('read_label')
  })

  it('is served as typed to a child of 5 without a rule', () => {
    expect(judge('zorbly bites', { age: 5 }).verdict).toBe('as_typed')
  })

  it('is served once the label was read for all that stays out, whatever the case', () => {
    const allergies = ['milk', 'eggs']
    const both = read('Zorbly Bites', ['Egg', 'milk'])
    expect(judge('zorbly bites', { allergies, ...both })).toMatchObject({
      verdict: 'as_typed',
      isLabelRead: true,
    })
  })

  it.each([
    ['one allergy was not read for', ['milk', 'egg'], read('zorbly bites', ['milk'])],
    ['another food was read', ['milk'], read('zorbly bars', ['milk'])],
  ])('waits again where %s', (_, allergies, labels) => {
    expect(judge('zorbly bites', { allergies, ...labels }).verdict).toBe('read_label')
  })

  it('waits for its label under five without an allergy, and is served once it was read', () => {
    expect(judge('zorbly bites', { age: 3, ...read('zorbly bites', []) }).verdict).toBe('as_typed')
  })

  it('whose words a rule forbids stays out, whatever was read', () => {
    const labels = read('milk zorbly', ['milk'])
    expect(judge('milk zorbly', { allergies: ['milk'], ...labels }).verdict).toBe('forbidden')
  })
})

describe('a product among the safe foods', () => {
  it.each([
    ['Eggo waffles', { allergies: ['milk'] }, 'forbidden', 'milk'],
    ['Goldfish', { allergies: ['fish'] }, 'as_typed', undefined],
    ['Goldfish', { allergies: ['celery'] }, 'forbidden', 'celery'],
    ['Nutella', { allergies: ['hazelnut'] }, 'forbidden', 'hazelnut'],
    ['Kind', { allergies: ['almond'] }, 'forbidden', 'almond'],
    ['Cheez-It', { dietary_preferences: ['vegan'] }, 'forbidden', 'vegan'],
    ['Skittles', { dietary_preferences: ['halal'] }, 'read_label', 'halal'],
    ['Froot Loops', { allergies: ['milk'] }, 'read_label', 'milk'],
    ['Goldfish', { allergies: ['kiwi'] }, 'read_label', undefined],
    ['Starburst', { age: 3 }, 'forbidden', 'choking'],
    ['Starburst', { dietary_preferences: ['vegetarian'] }, 'forbidden', 'vegetarian'],
    ['Red Bull', {}, 'forbidden', 'caffeine'],
  ])('“%s” for %j is %s', (typed, changes, verdict, rule) => {
    const judged = judge(typed, changes)
    expect([judged.verdict, judged.rule?.id]).toEqual([verdict, rule])
  })

  it('is not taken for the food that its name holds', () => {
    expect(judge('Just Egg', { allergies: ['egg'] })).toMatchObject({ verdict: 'read_label' })
    expect(judge('Just Egg').verdict).toBe('as_typed')
  })

  it('misspelt is a question where it may be the product, and stays out where that is forbidden', () => {
    expect(judge('Nutela', { allergies: ['milk'] }).verdict).toBe('forbidden')
    expect(judge('Nutela', { allergies: ['fish'] })).toMatchObject({
      verdict: 'read_label',
      isGuess: true,
    })
  })

  it('that the label was read for may be served where only some kinds hold what stays out', () => {
    const labels = read('Froot Loops', ['milk'])
    expect(judge('Froot Loops', { allergies: ['milk'], ...labels }).verdict).toBe('as_typed')
  })
})

describe('a food that only often holds what is excluded', () => {
  it.each([
    ['white bread', 'peanuts'],
    ['cheese pizza', 'peanuts'],
    ['hamburger', 'peanuts'],
    ['plain bagel', 'peanuts'],
    ['plain noodles with butter', 'egg'],
    ['chicken nuggets', 'soy'],
    ['spaghetti with tomato sauce', 'milk'],
    ['vanilla ice cream', 'tree nuts'],
  ])('“%s” is planned as shops sell it for an allergy to %s', (typed, allergy) => {
    expect(judge(typed, { age: 8, allergies: [allergy] }).verdict).toBe('planned')
  })

  it('waits for its label where no shop sells it so named', () => {
    expect(judge('honey graham crackers', { age: 8, allergies: ['egg'] })).toMatchObject({
      verdict: 'read_label',
      rule: { kind: 'allergen', id: 'egg' },
    })
  })

  it.each([
    ['scrambled eggs', 'egg'],
    ['peanut butter', 'peanuts'],
    ['cheese pizza', 'milk'],
  ])('“%s”, which holds it, is no other food by a word on a label', (typed, allergy) => {
    const { verdict } = judge(typed, { age: 8, allergies: [allergy] })
    const names = planProfile(buildFacts({ age: 8, allergies: [allergy], safe_foods: [typed] }))
    expect(names.safeFoods).toHaveLength(1)
    expect(verdict).toBe(typed === 'cheese pizza' ? 'planned' : 'forbidden')
  })

  it('is refused for none of the foods that families name most', () => {
    const allergies = ['milk', 'egg', 'peanuts', 'soy', 'sesame'] as const
    const held = {
      milk: 'milk',
      egg: 'egg',
      peanuts: 'peanut',
      soy: 'soy',
      sesame: 'sesame',
    } as const
    const foods = plainFoods.slice(0, 150).filter(({ variantOf }) => variantOf === null)
    const refused = allergies.flatMap((allergy) =>
      foods.flatMap(({ name, food }) => {
        const isOften = !food.contains.includes(held[allergy])
        const { verdict, rule, product } = judge(name, { age: 8, allergies: [allergy] })
        // What a product holds is a fact of its own.
        if (product !== null) return []
        const isByLabel = rule?.kind === 'allergen' && !food.contains.some((id) => id === rule.id)
        return isOften && verdict === 'forbidden' && isByLabel ? `${name}: ${rule.id}` : []
      }),
    )
    expect(refused).toEqual([])
  })
})

describe('a product that holds nothing of what others of its kind may', () => {
  it('stands as it was typed, where its kind may not be had; by its kind otherwise', () => {
    const ordinary = judge('Cheetos')
    expect([ordinary.verdict, ordinary.places?.get('snack')]).toEqual(['as_typed', 'base'])
    const alone = judge('Cheetos', { allergies: ['wheat'] })
    expect([alone.verdict, alone.places]).toEqual(['as_typed', undefined])
  })
})
