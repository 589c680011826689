import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { foodGroups } from '@brightplate/foods/refused-foods/food-groups'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { avoidableTextures, courses } from '@brightplate/recipes/recipe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPlainFoods } from '../compositions/candidates/open-plain-foods.ts'
import { isBase } from '../compositions/meal-kind-of.ts'
import { servingsOf } from '../dishes/servings-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { allowedDishes } from './allowed-dishes.ts'
import { allowedPlainFoods } from './allowed-plain-foods.ts'
import { leftOutTexts, opensText, tooLittleText } from './left-out-words.ts'
import { type WishCount, weighWishes } from './weigh-wishes.ts'

const weigh = (profile: PlannerProfile) =>
  weighWishes(profile, allowedDishes(allRecipes, profile), allowedPlainFoods(plainFoods, profile))

/** The plain foods that a plan may offer at some course. */
const offered = (profile: PlannerProfile) =>
  new Set(
    // "mushy" is said of no drink, and a food that is open at a glass of juice is never served as one
    courses
      .filter((course) => course !== 'juice')
      .flatMap((course) => openPlainFoods(course, profile, plainFoods).map(({ form }) => form)),
  )

/** As the planner itself gathers its dishes. */
const planned = (profile: PlannerProfile) =>
  new Set(
    allRecipes.filter((recipe) => {
      const { dish } = legalDish(recipe, profile)
      return dish !== null && servingsOf(dish, profile).length > 0
    }),
  )

const leftOut = (count: WishCount) =>
  leftOutTexts(count)
    .map(({ text }) => text)
    .join('. ')

const texts = (profile: PlannerProfile) => weigh(profile).counts.map(leftOut)

describe('what refused foods leave out', () => {
  it('is counted as the planner leaves it out, for each by itself', () => {
    const names = foodGroups.flatMap(({ names: { en = [] } }) => en.slice(0, 1))
    const words = [
      ...names,
      'carrots',
      'tomato soup',
      'raw carrots',
      'blorb',
      'meat except chicken',
      'peanut',
      'egg noodles',
    ]
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...words), { maxLength: 4 }),
        fc.subarray([...avoidableTextures], { maxLength: 2 }),
        fc.constantFrom(2, 7, 15),
        fc.constantFrom([], ['milk' as const], ['wheat' as const, 'egg' as const]),
        fc.subarray(['carrots', 'chicken nuggets', 'cheese'], { maxLength: 2 }),
        (refusedFoods, texturesAvoided, ageYears, allergens, eaten) => {
          const base = buildProfile({ ageYears, safeFoods: eaten.map(safeFood) }, { allergens })
          const profile = { ...base, refusedFoods, texturesAvoided }
          const { counts, tooLittle } = weigh(profile)
          const all = planned(base)
          const allFoods = offered(base)
          for (const { wish, dishes, foods } of counts) {
            const alone =
              wish.kind === 'refused'
                ? { ...base, refusedFoods: [wish.typed] }
                : { ...base, texturesAvoided: [wish.typed] }
            expect([wish.typed, dishes]).toEqual([wish.typed, all.size - planned(alone).size])
            // Instead of one variant another may stand.
            const out = allFoods.difference(offered(alone))
            expect([wish.typed, foods]).toEqual([wish.typed, out.size])
          }
          for (const { course, dishes } of tooLittle?.left ?? []) {
            const left = [...planned(profile)].filter((recipe) => recipe.course === course)
            const bases = openPlainFoods(course, profile, plainFoods).filter(
              ({ group }) => group !== null && isBase(group, course),
            )
            expect([course, dishes]).toEqual([course, left.length + bases.length])
          }
        },
      ),
      { numRuns: 20, seed: 20261122 },
    )
  })

  it('is said in one sentence, with what stays', () => {
    const count = /: \d+ dishes and \d+ foods left out(, \d+ made without)?/
    const [fish, meat, vegetables] = texts(
      buildProfile({
        refusedFoods: ['fish', 'meat', 'vegtables'],
        safeFoods: [safeFood('chicken nuggets'), safeFood('carrots')],
      }),
    )
    expect(fish).toMatch(/^fish: \d+ dishes and \d+ foods left out$/)
    expect(meat).toMatch(count)
    expect(meat).toMatch(/; chicken nuggets stay$/)
    expect(vegetables).toMatch(/^vegtables \(read as vegetable\): /)
    expect(vegetables).toMatch(/; carrots, potatoes and smooth tomato sauce stay$/)
  })

  it('names what stays only where it may be part of what is refused', () => {
    const safeFoods = ['Eggo waffles', 'Goldfish', 'pancakes', 'nuggets', 'french fries'].map(
      safeFood,
    )
    const refusedFoods = ['fish', 'eggs', 'meat']
    const [fish, eggs, meat] = texts(buildProfile({ refusedFoods, safeFoods }))
    expect(fish).not.toMatch(/stay$/)
    expect(eggs).toMatch(/; pancakes stay$/)
    expect(meat).toMatch(/nuggets stay$/)
  })

  it('names no potatoes for what is refused raw alone', () => {
    const [raw] = texts(buildProfile({ refusedFoods: ['raw vegetables'] }))
    expect(raw).toMatch(/^raw vegetables: \d+ dishes and \d+ foods left out(, \d+ made without)?$/)
  })

  it('tells what is made without it', () => {
    const [dairy] = texts(buildProfile({ refusedFoods: ['dairy'] }))
    expect(dairy).toMatch(/^dairy: \d+ dishes and \d+ foods left out, \d+ made without$/)
  })

  it('says what we do not know', () => {
    const said = texts(
      buildProfile({ refusedFoods: ['blorb', 'fish, zorp'], texturesAvoided: ['sauce-apart'] }),
    )
    expect(said[0]).toBe('We do not know “blorb”: we leave out only what is called that.')
    expect(said[1]).toMatch(
      /^fish, zorp: \d+ dishes and \d+ foods left out\. We do not know “zorp”: we leave out/,
    )
    expect(said[2]).toMatch(/^\d+ dishes left out$/)
  })
})

describe('wishes that leave too little', () => {
  it('name the courses, and what would open most first', () => {
    const { tooLittle } = weigh(
      buildProfile({
        refusedFoods: ['fruit', 'vegetables', 'dairy', 'fish', 'meat', 'pasta', 'eggs'],
        texturesAvoided: ['smooth'],
      }),
    )
    expect(tooLittle && tooLittleText(tooLittle).text).toBe('Only 1 juice is left.')
    const opens = tooLittle?.opens ?? []
    expect(opens.map(({ wish }) => wish.typed)).toEqual(expect.arrayContaining(['fruit']))
    expect(opens.map(({ dishes }) => dishes)).toEqual(
      opens.map(({ dishes }) => dishes).sort((a, b) => b - a),
    )
    expect(opens[0] && opensText(opens[0]).text).toMatch(/^Without “fruit”: \d+ more dishes$/)
  })

  it('say that none is left', () => {
    const { tooLittle } = weigh(buildProfile({ refusedFoods: ['juice'] }))
    expect(tooLittle && tooLittleText(tooLittle).text).toBe('No juices are left.')
    expect(tooLittle?.opens.map(({ wish }) => wish.typed)).toEqual(['juice'])
  })

  it('tell which wishes have a part in it where none of them opens anything by itself', () => {
    const { tooLittle } = weigh(buildProfile({ refusedFoods: ['juice', 'anything juice'] }))
    expect(tooLittle?.opens.map(({ alone }) => alone)).toEqual([false, false])
    expect(tooLittle?.opens[0] && opensText(tooLittle.opens[0]).text).toMatch(
      /is part of why \d+ dishes are left out$/,
    )
  })

  it('tell courses of which nothing is left apart from those of which little is', () => {
    const left = (course: 'juice' | 'snack' | 'lunch', dishes: number) => ({ course, dishes })
    const said = (...all: ReturnType<typeof left>[]) => tooLittleText({ left: all, opens: [] }).text
    expect(said(left('lunch', 1))).toBe('Only 1 lunch is left.')
    expect(said(left('lunch', 1), left('snack', 2))).toBe('Only 1 lunch and 2 snacks are left.')
    expect(said(left('lunch', 0), left('juice', 0), left('snack', 2))).toBe(
      'No lunches or juices are left, and only 2 snacks.',
    )
  })

  it('are none where enough is left', () => {
    expect(weigh(buildProfile({ refusedFoods: ['fish', 'blorb'] })).tooLittle).toBe(null)
  })
})
