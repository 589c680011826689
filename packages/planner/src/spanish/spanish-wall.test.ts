import { allergenIds } from '@brightplate/foods/allergen'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { dietIds } from '@brightplate/foods/restrictions'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { plainDish } from '../compositions/parts/plain-dish.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { spanishDish } from './spanish-dish.ts'
import { namedInSpanish, spanishOracle } from './testing/spanish-oracle.ts'
import { writtenDish } from './testing/written-dish.ts'

const rules = [
  ...allergenIds.map((id) => ({ id, restrictions: { allergens: [id] } })),
  ...dietIds.map((id) => ({ id, restrictions: { diets: [id] } })),
].filter(({ id }) => id in spanishOracle)

type Rule = (typeof rules)[number]

/** Everything that a child with this rule may be served, in Spanish. */
function servedTo({ restrictions }: Rule): string[] {
  const profile = buildProfile({ peopleAtTable: 2 }, restrictions)
  const dishes = [
    ...allRecipes.flatMap((recipe) => {
      const { dish } = legalDish(recipe, profile)
      return dish ? writtenDish(dish, { recipe_id: recipe.id }, profile) : []
    }),
    ...plainFoods.flatMap((plain) => {
      const { dish } = plainDish(plain, 'lunch', profile)
      return dish ? writtenDish(dish, { food_id: plain.id }, profile) : []
    }),
  ]
  return dishes.flatMap((dish) => {
    const said = spanishDish(dish, { day: 1, date: '2026-11-23' })
    return said ? [said.name, ...said.ingredients, ...said.steps] : []
  })
}

describe.each(rules)('the Spanish of all that may be served by the rule $id', (rule) => {
  it('names nothing that it keeps out', () => {
    const texts = servedTo(rule)
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => namedInSpanish(rule.id, text).length > 0)).toEqual([])
  })
})

describe('the oracle of Spanish words', () => {
  it.each([
    ['milk', '1 taza de leche entera'],
    ['milk', '2 rebanadas de queso Cheddar'],
    ['milk', 'Agregue la mantequilla y la crema.'],
    ['egg', '2 huevos (100 g)'],
    ['wheat', '1/2 taza de harina de trigo'],
    ['soy', '1 cucharada de salsa de soya baja en sodio'],
    ['peanut', '2 cucharadas de crema de cacahuate'],
    ['sesame', '1 cucharadita de semillas de ajonjolí'],
    ['fish', 'Palitos de pescado'],
    ['crustacean', '3 camarones'],
    ['mollusc', '4 oz de mejillones'],
    ['almond', '1 taza de bebida de almendra'],
    ['walnut', '2 cucharadas de nueces de Castilla'],
    ['coconut', '1 taza de leche de coco'],
    ['oats', '1/2 taza de avena en hojuelas'],
    ['celery', '2 tallos de apio'],
    ['mustard', '1 cucharadita de mostaza'],
    ['vegetarian', '1 oz de carne molida de res'],
    ['no-pork', '2 rebanadas de tocino'],
    ['no-beef', 'Bistec de res'],
  ] as const)('sees %s planted in "%s"', (allergen, text) => {
    expect(namedInSpanish(allergen, text)).not.toEqual([])
  })

  it.each([
    ['milk', '1 taza de leche de coco'],
    ['milk', '2 cucharadas de crema de cacahuate'],
    ['milk', '1 rebanada de queso vegano'],
    ['milk', 'Waffles sin gluten, sin lácteos y sin huevo'],
    ['egg', 'Panqueques sin huevo'],
    ['walnut', 'una pizca de nuez moscada'],
    ['wheat', '1 taza de harina de maíz'],
    ['wheat', 'harina de trigo sarraceno'],
  ] as const)('knows the false friends of %s in "%s"', (allergen, text) => {
    expect(namedInSpanish(allergen, text)).toEqual([])
  })
})
