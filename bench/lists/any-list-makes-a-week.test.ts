import { describe, expect, it } from 'vitest'
import { benchProfile } from '../profiles/profiles.ts'
import { madeOfList } from './made-of-list.ts'
import { randomList } from './random-list.ts'

const seeds = Array.from({ length: 60 }, (_, index) => index + 2001)

/** Lists that once had no plan, or one with a limit passed, by what it was. */
const once: readonly [string, Parameters<typeof benchProfile>[1]][] = [
  [
    'gim, which is eaten with rice, and cereal of rice, beside what waits for its label',
    {
      age: 13,
      safe_foods: [
        'roasted gim',
        'senbei',
        'fruit-flavored puffs cereal',
        'avgolemono soup',
        'red beans and rice',
      ],
      allergies: ['tree nuts', 'milk'],
    },
  ],
  [
    'a bun that the list may not name',
    {
      age: 1,
      safe_foods: [
        'chocolate sandwich cookies',
        'hamburger',
        'French toast sticks',
        'plain pasta',
        'taquitos',
      ],
    },
  ],
  [
    'eggs, and gluten-free bread of rice beside all of them',
    {
      age: 5,
      safe_foods: [
        'hard-boiled egg',
        'oatmeal cookies',
        'pita chips',
        'cheese puffs',
        'chocolate pudding',
      ],
      allergies: ['gluten'],
      dietary_preferences: ['gluten free'],
    },
  ],
  [
    'rice cakes at supper beside cookies of rice at noon',
    {
      age: 15,
      safe_foods: [
        'gelatin dessert',
        'cooked ground beef',
        'avocado',
        'Swiss cheese',
        'grapes',
        'ketchup',
        'chocolate chip cookies',
        'avocado toast',
        'potato chips',
      ],
      allergies: ['wheat', 'shellfish'],
      dietary_preferences: ['no beef'],
    },
  ],
  [
    'milk with all of five meals at one year',
    {
      age: 1,
      safe_foods: [
        'whole milk',
        'cooked green peas',
        'blueberry muffin',
        'peanuts',
        'animal crackers',
        'ham and cheese sandwich',
        'pasta salad',
      ],
      allergies: ['tree nuts', 'peanut', 'wheat'],
    },
  ],
  [
    'crackers called after butter beside gravy, in a kosher kitchen',
    {
      age: 15,
      safe_foods: ['beef gravy', 'round butter crackers'],
      dietary_preferences: ['kosher'],
    },
  ],
  [
    'sour cream and onion chips for a milk allergy, named beside rolls and corn dogs without it',
    {
      age: 13,
      safe_foods: [
        'corn dogs',
        'bananas',
        'sour cream and onion chips',
        'spaghetti',
        'dinner rolls',
      ],
      allergies: ['milk'],
    },
  ],
  [
    'white bread with its crusts off, for a milk and a wheat allergy',
    {
      age: 8,
      safe_foods: ['white bread, crusts off', 'chicken nuggets', 'carrots'],
      allergies: ['wheat', 'milk'],
    },
  ],
  [
    'cheese-flavored snacks and hot dogs for a milk allergy',
    {
      age: 10,
      safe_foods: ['Hot Fries', 'pepperoni pizza', 'fruit punch', 'hot dogs', 'potato chips'],
      allergies: ['milk'],
    },
  ],
  [
    'one cereal of rice, and rice of ours at the last snack',
    { age: 8, safe_foods: ['chocolate crisped rice cereal'] },
  ],
]

describe('a list of one to twelve plain foods, at any age', () => {
  it.each(seeds)(
    'has a week, and one that keeps every limit that does not yield (seed %i)',
    (seed) => {
      expect(madeOfList(randomList(seed))).toEqual([])
    },
  )

  it.each(once)('has one that once had none: %s', (name, more) => {
    const { facts } = benchProfile(name, { safe_foods_nearly_all: true, ...more })
    expect(madeOfList(facts)).toEqual([])
  })
})
