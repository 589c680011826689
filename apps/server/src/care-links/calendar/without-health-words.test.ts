import { spanishFoods } from '@brightplate/foods/languages/spanish-foods'
import { spanishRecipes } from '@brightplate/recipes/languages/spanish-recipes'
import { describe, expect, it } from 'vitest'
import { withoutHealthWords } from './without-health-words.ts'

describe('the name of a dish in a calendar', () => {
  it.each([
    ['Dairy-free and egg-free waffles, with banana beside', 'Waffles, with banana beside'],
    ['Gluten-free pasta with tomato sauce', 'Pasta with tomato sauce'],
    ['Rice, with tree nut-free granola', 'Rice, with granola'],
    ['Dairy-free, soy-free and nut-free cake', 'Cake'],
    ['Chicken with egg-free, dairy-free noodles', 'Chicken with noodles'],
    ['Dairy- and egg-free: waffles and banana', 'Waffles and banana'],
    ['Rice, with nut- and lupin-free granola', 'Rice, with granola'],
    ['Dairy-, soy- and nut-free cake', 'Cake'],
    ['Rice pudding', 'Rice pudding'],
  ])('%s is %s', (name, expected) => {
    expect(withoutHealthWords(name)).toBe(expected)
  })
})

describe('a Spanish name', () => {
  it.each([
    ['Waffles sin gluten, sin lácteos y sin huevo', 'Waffles'],
    ['Pan blanco etiquetado sin leche, huevo ni soya', 'Pan blanco'],
    ['Yogur vegano de fresa', 'Yogur de fresa'],
    ['Sandía sin semillas', 'Sandía sin semillas'],
    ['Pollo sin hueso', 'Pollo sin hueso'],
  ])('%s is %s', (name, bare) => {
    expect(withoutHealthWords(name, 'es-US')).toBe(bare)
  })

  it('of any food or recipe tells of no allergy and no diet', () => {
    const names = [
      ...Object.values(spanishFoods.plainFoods).map(({ name }) => name),
      ...Object.values(spanishFoods.foods).map(({ name }) => name),
      ...Object.values(spanishRecipes.recipes).map(({ name }) => name),
    ]
    const telling =
      /gluten|vegan|certificad|etiquet|sin (?:lácteos|huevo|leche|soya|trigo|nuez|nueces|cacahuate|ajonjolí|pescado|mariscos)/i
    expect(names.length).toBeGreaterThan(2500)
    const bare = names.map((name) => withoutHealthWords(name, 'es-US'))
    expect(bare.filter((name) => telling.test(name))).toEqual([])
  })
})
