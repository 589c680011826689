import { limits } from '@brightplate/contract/limits'
import { emptyPlate } from '@brightplate/recipes/pictures/describe-picture'
import { drawPicture } from '@brightplate/recipes/pictures/draw-picture'
import { describe, expect, it } from 'vitest'
import { inSpanish } from '../spanish/in-spanish.ts'
import { foodTiles } from './food-tiles.ts'
import { readSafeFoods } from './read-safe-foods.ts'

const nothing = { allergies: [], behavioral_goals: [], dietary_preferences: [], age: 6 }

const namesOf = (changes: Partial<Parameters<typeof foodTiles>[0]>) =>
  foodTiles({ ...nothing, ...changes }).tiles.map(({ name }) => name)

const profiles = [
  {},
  { age: 2 },
  { age: undefined },
  { allergies: ['milk', 'egg'] },
  { allergies: ['top 9'] },
  { allergies: ['gluten', 'blorbifruit'] },
  { allergies: ['corn', 'potato', 'kiwi'] },
  { dietary_preferences: ['vegan'] },
  { dietary_preferences: ['halal'] },
  { dietary_preferences: ['kosher for Passover'] },
]

describe('foods to tap', () => {
  it('are forty that most children know, under names and with words that mean them', () => {
    const { tiles, left_out } = foodTiles(nothing)
    expect(tiles).toHaveLength(limits.foodTiles)
    expect(tiles[0]).toEqual({
      name: 'chicken nuggets',
      also: expect.arrayContaining(['nuggets', 'dino nuggets']),
      picture: 'nuggets-gold',
    })
    expect(left_out).toBeLessThan(5)
  })

  it.each(profiles)('are read, once tapped by %j, as foods that are served', (changes) => {
    const body = { ...nothing, ...changes }
    const { tiles } = foodTiles(body)
    expect(tiles.length).toBeGreaterThan(20)
    const tapped = { ...body, safe_foods: tiles.map(({ name }) => name) }
    const { safe_food_readings = [] } = readSafeFoods(tapped)
    expect(safe_food_readings.filter(({ verdict }) => verdict !== 'planned')).toEqual([])
    expect(new Set(tapped.safe_foods).size).toBe(tiles.length)
    for (const { picture } of tiles) {
      expect([picture, drawPicture(picture)]).toEqual([picture, expect.any(String)])
    }
    expect(tiles.map(({ picture }) => picture)).not.toContain(emptyPlate)
  })

  it.each(profiles)('are shown by their Spanish names for %j, and add the same tags', (changes) => {
    const body = { ...nothing, ...changes }
    const [english, spanish] = [foodTiles(body).tiles, foodTiles(body, inSpanish).tiles]
    const added = (tiles: typeof english) => tiles.map(({ label: _, ...tile }) => tile)
    expect(added(spanish)).toEqual(added(english))
    const shown = spanish.map(({ name, label = name }) => label)
    const englishWord = /\b(?:free|and|with|chicken|cheese|plain|milk)\b/
    expect(shown.filter((one) => englishWord.test(one))).toEqual([])
    expect(new Set(shown).size).toBe(shown.length)
  })

  it.each([['peanuts'], ['sesame'], ['soy'], ['tree nuts'], ['egg']])(
    'are not fewer by what shops sell without %s, and are called by words',
    (allergy) => {
      const { tiles } = foodTiles({ ...nothing, allergies: [allergy] })
      const names = tiles.map(({ name }) => name)
      for (const one of ['cheese pizza', 'banana', 'mac and cheese']) expect(names).toContain(one)
      expect(names.some((name) => /toast$/.test(name))).toBe(true)
      expect(tiles.map(({ name, label = name }) => label).join()).not.toMatch(/[[\]]/)
    },
  )

  it('leave out what an allergy, an age or a diet forbids, and say how many', () => {
    expect(namesOf({ allergies: ['milk'] })).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(whole milk|string cheese|vanilla yogurt)$/),
      ]),
    )
    expect(namesOf({ age: 2 })).not.toContain('popcorn')
    expect(namesOf({ dietary_preferences: ['vegan'] })).not.toContain('scrambled eggs')
    const { left_out } = foodTiles({ ...nothing, allergies: ['milk'] })
    expect(left_out).toBeGreaterThan(foodTiles(nothing).left_out)
  })

  it('are called by the kind that is served, where the usual one may not be', () => {
    const { tiles } = foodTiles({ ...nothing, allergies: ['gluten'] })
    expect(tiles[0]?.name).toBe('gluten-free chicken nuggets')
    // "nuggets" may mean another kind than this.
    expect(tiles[0]?.also).toEqual([])
    expect(tiles[0]?.picture).toBe('nuggets-gold_variant')
  })
})
