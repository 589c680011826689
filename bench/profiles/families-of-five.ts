import type { Eater } from '../../plan-check/profile-of.ts'
import { benchProfile } from './profiles.ts'

const judged = (changes: Partial<Eater>): Eater => ({
  ageYears: 40,
  chewsWithCare: false,
  avoids: [],
  diets: [],
  foods: {},
  ...changes,
})

const adult = { age: 40, allergies: [], dietary_preferences: [] }

/** Two adults and three children each, with rules of their own. */
export const familiesOfFive = [
  benchProfile(
    'five at table, no rules',
    { age: 7, eaters: [adult, adult, { ...adult, age: 10 }, { ...adult, age: 5 }] },
    { eaters: [judged({}), judged({}), judged({ ageYears: 10 }), judged({ ageYears: 5 })] },
  ),
  benchProfile(
    'five at table, a toddler with egg, a father with peanuts',
    {
      age: 6,
      safe_foods: ['peanut butter sandwich', 'chicken nuggets', 'pasta', 'banana', 'popcorn'],
      eaters: [
        { ...adult, allergies: ['peanuts'] },
        adult,
        { ...adult, age: 3, allergies: ['egg'] },
        { ...adult, age: 10 },
      ],
    },
    {
      eaters: [
        judged({ avoids: ['peanut'] }),
        judged({}),
        judged({ ageYears: 3, avoids: ['egg'] }),
        judged({ ageYears: 10 }),
      ],
    },
  ),
  benchProfile(
    'five at table, milk, a vegetarian mother, halal',
    {
      age: 9,
      allergies: ['milk'],
      eaters: [
        { ...adult, dietary_preferences: ['vegetarian'] },
        { ...adult, dietary_preferences: ['halal'] },
        { ...adult, age: 12, allergies: ['sesame'] },
        { ...adult, age: 14 },
      ],
    },
    {
      avoids: ['milk'],
      eaters: [
        judged({ diets: ['vegetarian'] }),
        judged({ diets: ['halal'] }),
        judged({ ageYears: 12, avoids: ['sesame'] }),
        judged({ ageYears: 14 }),
      ],
    },
  ),
]
