import { plainFoodOf, plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { courses } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../dishes/servings-of.ts'
import type { MeasureSystem } from '../../planner-profile.ts'
import { buildProfile } from '../../testing/build-profile.ts'
import { plainDish } from './plain-dish.ts'
import { portionMeasure } from './portion-measure.ts'

const unitOf = (id: string, grams: number) => {
  const plain = plainFoodOf(id)
  if (!plain) throw new Error(`${id} is no plain food`)
  return portionMeasure(plain, grams).measure?.unit ?? null
}

describe('a portion', () => {
  it.each([
    ['chicken-nuggets', 81, 'piece'],
    ['pepperoni-pizza', 114, 'slice'],
    ['fried-chicken', 81, 'piece'],
    ['pizza-rolls', 95, 'piece'],
    ['french-fries', 60, 'cup'],
    ['flavored-potato-chips', 28, 'cup'],
    ['vanilla-yogurt', 124, 'cup'],
    ['soda', 185, 'cup'],
    ['plain-fish', 98, null],
    ['steak', 51, null],
  ])('of %s (%d g) is measured in %s', (id, grams, unit) => {
    expect(unitOf(id, grams)).toBe(unit)
  })

  it('is a dozen pieces at most where a cup holds more', () => {
    expect(unitOf('tater-tots', 96)).toBe('piece')
    expect(unitOf('tater-tots', 97)).toBe('cup')
    // No cup of pepperoni is filled.
    expect(unitOf('pepperoni', 32)).toBe('slice')
  })

  it('is at least a fifth of a piece', () => {
    expect(unitOf('mango', 67.2)).toBe('piece')
    expect(unitOf('mango', 67.1)).toBe('cup')
  })

  it('is no part of a leaf', () => {
    expect(unitOf('lettuce-romaine', 21)).toBe('leaf')
    expect(unitOf('lettuce-romaine', 20.9)).toBe('cup')
  })
})

/** Every line of every plain food, as children of an age have it. */
function linesFor(ageYears: number, measures: MeasureSystem) {
  const profile = { ...buildProfile({ ageYears, measures }, { ageYears }), measures }
  return plainFoods.flatMap((plain) => {
    const [dish] = courses.flatMap((course) => plainDish(plain, course, profile).dish ?? [])
    if (!dish) return []
    return [0.5, 1, 1.5, 2].flatMap((size) =>
      linesOf(dish, size, profile).map(({ text }) => ({ plain, text })),
    )
  })
}

/** What a kitchen weighs. */
const weighedGroups = ['meat', 'fish', 'breaded-fish', 'cheese', 'sweets', 'pastry']

describe('the line of every plain food', () => {
  it.each([2, 7, 15])('at %d is in ounces of meat, fish and cheese alone', (ageYears) => {
    const weighed = linesFor(ageYears, 'us').filter(({ text }) =>
      /^(?:[\d/ ]+ oz|a little) /.test(text),
    )
    expect(weighed.filter(({ plain }) => !weighedGroups.includes(plain.group))).toEqual([])
  })

  it.each([2, 7, 15])('at %d has no thirds, and no plural of one', (ageYears) => {
    const texts = linesFor(ageYears, 'us').map(({ text }) => text)
    expect(texts.filter((text) => /\d\/3/.test(text))).toEqual([])
    const ofOne = texts.filter((text) =>
      /^(?:1|1\/2|1\/4) (?![\d]|slice|cup|tbsp|tsp|fl oz)/.test(text),
    )
    expect(ofOne.length).toBeGreaterThan(100)
    expect(ofOne.filter((text) => /^[\d/]+ [^,(]*[a-z]{2}(?<![iu])s(?:,| \()/.test(text))).toEqual(
      [],
    )
  })

  it('is in fluid ounces or millilitres of what is drunk', () => {
    const drunk = (measures: MeasureSystem) =>
      linesFor(7, measures).filter(({ plain }) => plain.form.shape === 'drink')
    expect(drunk('us').length).toBeGreaterThan(50)
    for (const { text } of drunk('us')) expect(text).toMatch(/^[\d/ ]+ fl oz /)
    for (const { text } of drunk('metric')) expect(text).toMatch(/^\d+ ml /)
  })
})
