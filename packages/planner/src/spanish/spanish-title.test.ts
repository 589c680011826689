import type { AllergenId } from '@brightplate/foods/allergen'
import { expect, it } from 'vitest'
import { buildProfile } from '../testing/build-profile.ts'
import { writtenDishes } from '../testing/written-dishes.ts'
import { spanishDish } from './spanish-dish.ts'

const at = { day: 1, date: '2026-11-23' }

const freed =
  '(?:lácteos|leche|huevos?|gluten|trigo|soya|nueces(?: de árbol)?|cacahuate|ajonjolí|pescado|mariscos|lupino)'
/** Without it the title is another dish's. */
const without = new RegExp(`,? sin ${freed}(?:(?:,| y| ni) (?:sin )?${freed})*(?!\\p{L})`, 'giu')

it.each<[rules: string, allergens: AllergenId[]]>([
  ['no rule', []],
  ['gluten', ['wheat', 'rye', 'barley', 'oats']],
  ['milk and egg', ['milk', 'egg']],
  ['soy, nuts and sesame', ['soy', 'peanut', 'walnut', 'almond', 'sesame']],
])('no Spanish title of a dish is longer than 60 letters: %s', (_, allergens) => {
  const dishes = writtenDishes(buildProfile({ peopleAtTable: 2 }, { allergens }))
  const titles = dishes.flatMap((dish) => spanishDish(dish, at)?.name ?? [])
  expect(titles.length).toBeGreaterThan(300)
  expect(titles.filter((title) => title.replaceAll(without, '').length > 60)).toEqual([])
})
