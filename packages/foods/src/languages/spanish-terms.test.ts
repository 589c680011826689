import { describe, expect, it } from 'vitest'
import { allergenIds } from '../allergen.ts'
import { aisles } from '../food.ts'
import { typedNames } from '../interpret/names/typed-names.ts'
import { foodGroups } from '../refused-foods/food-groups.ts'
import { dietIds } from '../restrictions.ts'
import { packs } from '../shop/packs.ts'
import { singleFoods } from '../vocabulary/single-foods.ts'
import { spanishFoods } from './spanish-foods.ts'

const { notes, shop, terms } = spanishFoods

const missing = (keys: Iterable<string>, words: object) =>
  [...new Set(keys)].filter((key) => !Object.hasOwn(words, key))

/** A term may be an allergen, a diet, a food of its own, or a word of the table. */
const isRead = (term: string): boolean => {
  const [word, id] = [term.toLowerCase(), term.toLowerCase().replaceAll(' ', '-')]
  return (
    Object.hasOwn(terms.words, word) ||
    Object.hasOwn(terms.allergens, id) ||
    Object.hasOwn(terms.diets, id)
  )
}

describe('data/words/es-US/terms.yaml', () => {
  it('names every allergen and diet', () => {
    expect(missing(allergenIds, terms.allergens)).toEqual([])
    expect(missing(dietIds, terms.diets)).toEqual([])
  })

  it('names every cuisine and texture that may be wished', () => {
    expect(
      missing(
        typedNames.cuisines.map(({ term }) => term),
        terms.cuisines,
      ),
    ).toEqual([])
    expect(missing(Object.keys(typedNames.textures), terms.textures)).toEqual([])
  })

  it('names what an allergy, diet, condition, goal or texture is told by, groups that are refused, and single foods', () => {
    const all = [
      ...typedNames.allergies.map(({ term }) => term),
      ...typedNames.diets.map(({ term }) => term),
      ...typedNames.conditions.map(({ term }) => term),
      ...typedNames.advice.map(({ term }) => term),
      ...Object.values(typedNames.goals).map(({ term }) => term),
      ...Object.values(typedNames.textures).map(({ term }) => term),
      ...typedNames.diets.flatMap(({ clinician }) => clinician ?? []),
      ...foodGroups.map(({ name }) => name),
      ...[...singleFoods.keys()].map((id) => id.replaceAll('-', ' ')),
    ]
    expect([...new Set(all)].filter((term) => !isRead(term))).toEqual([])
  })
})

describe('data/words/es-US/notes.yaml', () => {
  const said = (all: readonly (readonly [id: string, sentence: string | null])[]) =>
    all.flatMap(([id, sentence]) => (sentence === null ? [] : id)).sort()

  it('says what we say of something typed, and nothing else', () => {
    const { allergies, diets, advice } = typedNames
    expect({
      allergies: Object.keys(notes.allergies).sort(),
      diets: Object.keys(notes.diets).sort(),
      diet_advice: Object.keys(notes.diet_advice).sort(),
      advice: Object.keys(notes.advice).sort(),
    }).toEqual({
      allergies: said(allergies.map(({ id, note }) => [id, note])),
      diets: said(diets.map(({ id, note }) => [id, note])),
      diet_advice: said(diets.map(({ id, advice: own }) => [id, own])),
      advice: said(advice.map(({ id, advice: own }) => [id, own])),
    })
  })
})

describe('data/words/es-US/shop.yaml', () => {
  it('names every aisle, pack and other name of a shop, and what is printed on packs', () => {
    const all = [...packs.values()]
    expect(missing(aisles, shop.aisles)).toEqual([])
    expect(
      missing(
        all.flatMap(({ unit }) => (unit === 'piece' ? [] : unit)),
        shop.units,
      ),
    ).toEqual([])
    expect(
      missing(
        all.flatMap(({ name }) => name ?? []),
        shop.names,
      ),
    ).toEqual([])
    const sizes = all.flatMap(({ size }) => size?.replace(/^[\d.]+ /, '') ?? [])
    expect(missing(sizes, shop.sizes)).toEqual([])
  })
})
