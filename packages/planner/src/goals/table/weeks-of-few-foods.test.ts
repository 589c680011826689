import { describe, expect, it } from 'vitest'
import { planDays } from '../../plan-days.ts'
import { dishesOfDay } from '../../plan-document.ts'
import { buildProfile, safeFood } from '../../testing/build-profile.ts'

/** By day the foods of each meal, snack and juice, as they were typed. */
function weekOf(foods: string, ageYears: number, seed: number): string[][][] {
  const profile = buildProfile({
    ageYears,
    safeFoods: foods.split(',').map(safeFood),
    safeFoodsNearlyAll: true,
  })
  const made = planDays({ profile, startDate: '2026-11-23', durationDays: 7, seed, steps: 3500 })
  if (made.kind === 'infeasible') throw new Error(JSON.stringify(made))
  return made.days.map((day) =>
    dishesOfDay(day).map(({ parts = [] }) => parts.map(({ typed, name }) => typed ?? name)),
  )
}

const timesOf = (week: readonly string[][][], food: string): number =>
  week.flat().filter((meal) => meal.includes(food)).length

const lentils =
  'strawberry yogurt,lentil soup,roti,plain yogurt,strawberries,crackers,plain rice,ice cream'
const crisps =
  'Coco Pops,dry Frosties,prawn cocktail crisps,red Smarties,Hula Hoops,ketchup,Penguin biscuits'
const punch =
  'fruit punch,Eggo waffles,PB&J,ramen noodles,white rice,chicken stir fry,banana,turkey sandwich,Doritos'
const pasta =
  'chicken drumsticks,chocolate,pasta,hard candy,root beer,ramen noodles,grilled cheese sandwich,popcorn'

describe.each([1, 2, 3])('a week of few foods, seed %i', (seed) => {
  it('has no two meals of a day of the same foods, whichever is named first', () => {
    const days = weekOf(lentils, 2, seed).map((meals) =>
      meals.filter(({ length }) => length > 1).map((meal) => meal.toSorted().join()),
    )
    expect(days.filter((meals) => new Set(meals).size < meals.length)).toEqual([])
  })

  it('has ice cream now and then, and not as the snack of each day', () => {
    const times = timesOf(weekOf(lentils, 2, seed), 'ice cream')
    expect(times).toBeGreaterThan(0)
    expect(times).toBeLessThanOrEqual(3)
  })

  it('has ketchup, which goes with nothing else there, with chips once or twice', () => {
    const times = timesOf(weekOf(crisps, 11, seed), 'ketchup')
    expect(times).toBeGreaterThan(0)
    expect(times).toBeLessThanOrEqual(2)
  })

  it('has a fruit drink as the juice of three days at most', () => {
    const times = timesOf(weekOf(punch, 5, seed), 'fruit punch')
    expect(times).toBeGreaterThan(0)
    expect(times).toBeLessThanOrEqual(3)
  })

  it('has no soda as all that stands beside a plate of pasta', () => {
    const mains = weekOf(pasta, 8, seed).flatMap((meals) => meals.slice(0, 3))
    expect(mains.filter((meal) => meal.length === 2 && meal.includes('root beer'))).toEqual([])
  })

  it('has no more than one apple at a snack at eight', () => {
    const profile = buildProfile({
      ageYears: 8,
      safeFoods: ['cheeseburger', 'fries', 'apple slices'].map(safeFood),
      safeFoodsNearlyAll: true,
    })
    const made = planDays({ profile, startDate: '2026-11-23', durationDays: 7, seed, steps: 3500 })
    if (made.kind === 'infeasible') throw new Error(JSON.stringify(made))
    const grams = made.days
      .flatMap(({ snacks }) => snacks.flatMap(({ parts = [] }) => parts))
      .flatMap((part) => (part.typed === 'apple slices' ? (part.grams ?? []) : []))
    expect(grams.length).toBeGreaterThan(0)
    expect(Math.max(...grams)).toBeLessThan(200)
  })
})
