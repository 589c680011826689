import { benchProfile } from './profiles.ts'

/** Four more made-up children without a list, allergy or diet, who like something. */
export const ordinaryWithLikes = [
  benchProfile('age-2-ordinary-likes', { age: 2, dietary_preferences: ['loves bananas'] }),
  benchProfile('age-4-ordinary-likes', { age: 4, dietary_preferences: ['loves pasta'] }),
  benchProfile('age-9-ordinary-likes', {
    age: 9,
    dietary_preferences: ['likes tacos', 'crunchy foods'],
    people_at_table: 4,
  }),
  benchProfile('age-13-ordinary-likes', {
    age: 13,
    dietary_preferences: ['loves chicken', 'likes rice'],
    people_at_table: 3,
  }),
]
