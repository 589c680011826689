import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { expect, it } from 'vitest'
import { plainDish } from '../compositions/parts/plain-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { spanishDish } from './spanish-dish.ts'
import { writtenDish } from './testing/written-dish.ts'

it.each(['soy', 'sesame', 'milk'] as const)(
  'says in Spanish what is called by the rule %s alone, where its English has another plural too',
  (allergen) => {
    const profile = buildProfile({ peopleAtTable: 3 }, { allergens: [allergen] })
    const plain = plainFoodOf('rice-cakes-plain')
    if (!plain) throw new Error('there are no rice cakes')
    const { dish } = plainDish(plain, 'snack', profile)
    if (!dish) throw new Error('the rule leaves rice cakes out')
    const said = spanishDish(writtenDish(dish, { food_id: plain.id }, profile), {
      day: 1,
      date: '2026-11-23',
    })
    expect(said?.ingredients[0]).toMatch(/^\d.* galletas sencillas de arroz inflado etiquetadas/)
  },
)
