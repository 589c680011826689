import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { openPlainFoods } from '../compositions/candidates/open-plain-foods.ts'
import { dishName } from '../dishes/dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'

const everything = plainFoods.map((plain) => ({ ...plain, unasked: true }))

const served = (changes: Partial<PlannerProfile>) => {
  const profile = buildProfile(changes)
  const open = openPlainFoods('lunch', profile, everything)
  const dishes = allRecipes.flatMap((recipe) => legalDish(recipe, profile).dish ?? [])
  return { foods: open.map(({ form }) => form), names: dishes.map(dishName) }
}

const rulesOut = ['refusedFoods', 'neverFoods'] as const

describe.each(rulesOut)('a form among the %s', (list) => {
  const foodsWithout = (word: string) => served({ [list]: [word] }).foods
  const namesWithout = (word: string) => served({ [list]: [word] }).names

  it.each([
    ['cheese pizza', 'cheese-pizza', ['cheese-crackers', 'string-cheese', 'pepperoni-pizza']],
    ['pizza (cheese)', 'cheese-pizza', ['string-cheese']],
    ['chicken nuggets', 'chicken-nuggets', ['grilled-chicken', 'chicken-and-rice', 'fish-sticks']],
    ['fries', 'french-fries', ['mashed-potatoes', 'baked-potato', 'potato-chips']],
    ['yogurt tubes', 'yogurt-tubes', ['vanilla-yogurt', 'yogurt-plain-whole', 'whole-milk']],
    ['mac & cheese', 'mac-and-cheese', ['plain-pasta', 'cheddar']],
    ['grilled cheese', 'grilled-cheese', ['cheddar', 'cheese-quesadilla']],
    ['scrambled eggs', 'scrambled-egg', ['boiled-egg', 'fried-egg']],
    ['toast', 'white-toast', ['white-bread', 'bread-roll']],
    ['waffles', 'waffles', ['pancakes']],
    ['hot dogs', 'hot-dog', ['breakfast-sausage', 'ham-sliced']],
    ['chocolate milk', 'chocolate-milk', ['milk-whole', 'chocolate-pudding']],
    ['tomato soup', 'tomato-soup', ['tomato', 'ketchup', 'vegetable-soup']],
    ['raw carrots', 'carrot', ['cooked-carrots']],
    ['cooked carrots', 'cooked-carrots', ['carrot']],
    ['Cheerios', 'o-cereal', ['corn-flakes']],
  ])('is refused as “%s”, and no more than that', (word, form, stay) => {
    const known = served({}).foods
    const left = foodsWithout(word)
    expect(known).toContain(form)
    expect(left).not.toContain(form)
    const expected = stay.filter((id) => known.includes(id))
    expect(left.filter((id) => expected.includes(id)).sort()).toEqual(expected.sort())
  })

  it('is refused in dishes that are called by it or stand for it, and in no others', () => {
    const named = (names: readonly string[], words: RegExp) =>
      names.filter((one) => words.test(one))
    expect(named(namesWithout('cheese pizza'), /^Cheese pizza|Cheddar/)).not.toContain(
      'Cheese pizza',
    )
    expect(named(namesWithout('cheese pizza'), /cheddar|pasta with ricotta/iu)).toEqual(
      named(served({}).names, /cheddar|pasta with ricotta/iu),
    )
    expect(named(namesWithout('fries'), /\bfries\b/iu)).toEqual([])
    expect(named(namesWithout('fries'), /mash/iu)).toEqual(named(served({}).names, /mash/iu))
    expect(named(namesWithout('chicken nuggets'), /chicken nuggets/iu)).toEqual([])
  })

  it('leaves the sauce and the pasta where all pizza is out', () => {
    const { foods, names } = served({ [list]: ['pizza'] })
    expect(foods.filter((id) => /pizza/u.test(id))).toEqual([])
    expect(names.filter((name) => /pizza/iu.test(name))).toEqual([])
    expect(foods).toEqual(expect.arrayContaining(['spaghetti-tomato-sauce', 'mac-and-cheese']))
    expect(names.filter((name) => /pasta with tomato/iu.test(name))).not.toEqual([])
  })
})

describe('a food or group that is refused', () => {
  it.each([
    [
      'cheese',
      ['cheese-pizza', 'string-cheese', 'mac-and-cheese', 'cheese-crackers'],
      ['milk-whole'],
    ],
    ['potatoes', ['french-fries', 'mashed-potatoes', 'tater-tots'], ['sweet-potato-cooked']],
    ['chicken', ['chicken-nuggets', 'grilled-chicken', 'chicken-and-rice'], ['hamburger']],
    ['vegetables', ['peas', 'carrot', 'cooked-carrots', 'corn'], ['french-fries', 'apple']],
    ['eggs', ['scrambled-egg', 'fried-rice', 'egg-salad-sandwich'], ['pancakes', 'hamburger']],
    ['milk', ['milk-whole', 'chocolate-milk', 'strawberry-milk'], ['cheddar', 'hamburger']],
    ['peanut butter', ['peanut-butter', 'pbj-sandwich'], ['butter', 'jam-sandwich']],
    ['fruit', ['apple', 'strawberry-yogurt'], ['vanilla-yogurt', 'cheddar']],
  ])('%s stays out wherever it shows', (word, out, stay) => {
    const { foods } = served({ refusedFoods: [word] })
    expect(foods.filter((id) => out.includes(id))).toEqual([])
    const known = served({}).foods
    expect(stay.filter((id) => known.includes(id) && !foods.includes(id))).toEqual([])
  })

  it('is beaten by a form of it that is eaten, and keeps the others out', () => {
    const { foods } = served({
      refusedFoods: ['chicken'],
      safeFoods: [safeFood('chicken nuggets')],
    })
    expect(foods).toContain('chicken-nuggets')
    expect(foods).not.toContain('grilled-chicken')
  })
})
