import { type AllergenId, allergenIds } from '@brightplate/foods/allergen'
import { foods } from '@brightplate/foods/foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { drawPicture } from '@brightplate/recipes/pictures/draw-picture'
import { readPicture } from '@brightplate/recipes/pictures/picture'
import { formOf, lookOf, pieceOf } from '@brightplate/recipes/pictures/tables'
import { describe, expect, it } from 'vitest'
import { plainRecipe } from '../compositions/parts/plain-dish.ts'
import type { Dish } from '../dishes/dish.ts'
import { ownDish } from '../refused/refused-in-dish.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { pictureOfDish, pictureOfPlate } from './picture-of-plate.ts'

const layersOf = (text: string) => readPicture(text)?.layers ?? []

/** The allergens that a parent would take from the sight of a picture. */
const shownIn = (text: string): AllergenId[] =>
  layersOf(text).flatMap(({ form, pieces }) => [
    ...[formOf(form)?.shows ?? []].flat(),
    ...pieces.flatMap(({ piece }) => pieceOf(piece)?.shows ?? []),
  ])

const eachDish = allRecipes.map((recipe) => [recipe.id, ownDish(recipe)] as const)

/** What stands on a plate beside a form of its own making. */
const ownForms = ['rice', 'pasta', 'dip', 'drink', 'pile']

/** Pieces of which none is of a food of the dish. */
function strangePieces({ ingredients }: Dish, picture: string): string[] {
  const looks = ingredients.flatMap(({ food }) => lookOf(food.id) ?? [])
  return layersOf(picture).flatMap(({ pieces }) =>
    pieces
      .filter(({ piece, colour }) => !looks.some((l) => l.piece === piece && l.colour === colour))
      .map(({ piece, colour }) => `${piece}-${colour}`),
  )
}

describe('the picture of a dish', () => {
  it.each(eachDish)('%s is drawn, and shows no food that is not in it', (_, dish) => {
    const picture = pictureOfDish(dish)
    expect(drawPicture(picture)).not.toBeNull()
    expect(strangePieces(dish, picture)).toEqual([])
    const forms = [...dish.recipe.picture.map((one) => one.split('-')[0]), ...ownForms]
    expect(layersOf(picture).every(({ form }) => forms.includes(form))).toBe(true)
  })

  it.each(allergenIds)('shows no %s to a child who may have none, whatever stands for it', (id) => {
    const profile = buildProfile({}, { allergens: [id] })
    const told = allRecipes.flatMap((recipe) => {
      const { dish } = legalDish(recipe, profile)
      if (!dish) return []
      const picture = pictureOfDish(dish)
      const strange = strangePieces(dish, picture)
      return shownIn(picture).includes(id) || strange.length > 0 ? [`${recipe.id}: ${picture}`] : []
    })
    expect(told).toEqual([])
  })

  it('shows in a place of its own what a step serves apart', () => {
    const servedSeparately = /^Serve the (?:\[[^\]]+\](?:,? and (?:the )?)?)+ (?:apart|beside)/
    const mixed = allRecipes.flatMap((recipe) => {
      const preparedSeparately = recipe.steps
        .flatMap((step) => step.split(/(?<=\.) /))
        .flatMap((sentence) => servedSeparately.exec(sentence)?.[0] ?? [])
        .flatMap((sentence) => [...sentence.matchAll(/\[([a-z0-9-]+)/g)].map(([, id]) => id))
      const looks = preparedSeparately.flatMap((id) => lookOf(id ?? '') ?? [])
      const within = layersOf(pictureOfDish(ownDish(recipe))).filter(({ form }) => form !== 'pile')
      return within
        .flatMap(({ pieces }) => pieces)
        .filter(({ piece, colour }) => looks.some((l) => l.piece === piece && l.colour === colour))
        .map(({ piece, colour }) => `${recipe.id}: ${piece}-${colour}`)
    })
    expect(mixed).toEqual([])
  })

  it('shows nothing of what is mixed in and cannot be seen, but for its colour', () => {
    const recipe = allRecipes.find(({ id }) => id === 'carrot-zucchini-meatballs-spaghetti')
    if (!recipe) throw new Error('no such recipe')
    expect(pictureOfDish(ownDish(recipe))).not.toMatch(/carrot/)
    const shown = recipe.ingredients.map(({ seen: _, ...ingredient }) => ingredient)
    expect(pictureOfDish(ownDish({ ...recipe, ingredients: shown }))).toMatch(/carrot/)
  })

  it('is of what stands for a food that is kept out', () => {
    const recipe = allRecipes.find(({ id }) => id === 'baked-potato-with-cheese')
    if (!recipe) throw new Error('no such recipe')
    expect(shownIn(pictureOfDish(ownDish(recipe)))).toContain('milk')
  })

  it('is not that of another dish for most of our dishes', () => {
    const different = new Set(eachDish.map(([, dish]) => pictureOfDish(dish)))
    expect(different.size / allRecipes.length).toBeGreaterThan(0.9)
  })
})

describe('the picture of a plain food', () => {
  const picture = (plain: (typeof plainFoods)[number]) => {
    const recipe = plainRecipe(plain, 'snack', 50)
    return pictureOfPlate([{ dish: ownDish(recipe) }], recipe)
  }

  it.each(plainFoods.map((plain) => [plain.id, plain] as const))('%s is drawn', (_, plain) => {
    expect(drawPicture(picture(plain))).not.toBeNull()
  })

  it('tells of no allergen that is not in it, unless it is marked as made otherwise', () => {
    const told = plainFoods.flatMap((plain) => {
      const held: readonly string[] = [...plain.food.contains, ...plain.food.oftenContains]
      const wrong = shownIn(picture(plain)).filter((id) => !held.includes(id))
      return wrong.length > 0 && plain.variantOf === null ? [`${plain.id}: ${wrong}`] : []
    })
    expect(told).toEqual([])
  })

  it('is marked where it stands for another', () => {
    const variants = plainFoods.filter(({ variantOf }) => variantOf !== null)
    expect(variants.every((plain) => picture(plain).endsWith('_variant'))).toBe(true)
  })
})

describe('how foods look', () => {
  it('is known for each of our foods, or it is known that nothing is seen of them', () => {
    const seen = foods.filter(({ id }) => lookOf(id)).length
    expect(seen).toBeGreaterThan(300)
  })
})
