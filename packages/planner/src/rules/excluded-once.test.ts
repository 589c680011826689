import { excluded } from '@brightplate/foods/exclusion'
import { foods } from '@brightplate/foods/foods'
import { expect, it } from 'vitest'
import { buildProfile } from '../testing/build-profile.ts'
import { excludedOnce } from './excluded-once.ts'

it('says of each food what the rules say, asked once or again, of one child after another', () => {
  const children = [
    buildProfile({}, { allergens: ['milk'] }),
    buildProfile({}, { allergens: ['egg'] }),
    buildProfile(),
  ].map(({ restrictions }) => restrictions)
  for (const round of [1, 2]) {
    for (const restrictions of children) {
      for (const food of foods) {
        expect(excludedOnce(food, restrictions), `${food.id}, ${round}`).toEqual(
          excluded(food, restrictions),
        )
      }
    }
  }
})
