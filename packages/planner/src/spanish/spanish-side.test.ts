import { foods } from '@brightplate/foods/foods'
import { expect, it } from 'vitest'
import { sideRecipes } from '../facts/side-recipes.ts'
import { spanishSide } from './spanish-side.ts'

const sides = foods.flatMap(({ id }) => sideRecipes(`side-${id}`).map(({ recipe }) => recipe))

it('says in Spanish every way in which a food is put beside a meal', () => {
  expect(sides.length).toBeGreaterThan(500)
  const left = sides.flatMap((recipe) => (spanishSide(recipe) ? [] : recipe.steps))
  expect([...new Set(left)]).toEqual([])
})

it('names the food with its article', () => {
  const [side] = sideRecipes('side-yogurt-plain-whole')
  expect(side && spanishSide(side.recipe)?.steps[0]).toMatch(
    /^Ponga \[yogurt-plain-whole\|el yogur [^|]*\|[^\]]*\] en un tazón pequeño al lado de la comida\.$/,
  )
})

it.each([
  ['rice-noodles', 'fideos de arroz'],
  ['dried-apricot', 'chabacano seco'],
])('calls %s by what comes to the table', (id, name) => {
  const [side] = sideRecipes(`side-${id}`)
  expect(side && spanishSide(side.recipe)?.name).toBe(name)
})
