import { type AllergenId, allergenIds } from '@brightplate/foods/allergen'
import { type DietId, dietIds } from '@brightplate/foods/restrictions'
import { treeNutIds } from '@brightplate/foods/vocabulary/families'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { isOpenTo } from '@brightplate/recipes/is-open-to'
import { type Course, courses } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import type { Dish } from './dishes/dish.ts'
import { servingsOf } from './dishes/servings-of.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { legalDish } from './rules/legal-dish.ts'
import { buildProfile } from './testing/build-profile.ts'

/** Dishes that 14 days want of each course. */
const wanted: Readonly<Record<Course, number>> = {
  breakfast: 8,
  lunch: 10,
  dinner: 10,
  snack: 10,
  juice: 6,
}

const treeNuts: AllergenId[] = [...treeNutIds, 'coconut']

/** The nine of the FDA, tree nuts and shellfish as parents say them. */
const nine: Readonly<Record<string, AllergenId[]>> = {
  milk: ['milk'],
  egg: ['egg'],
  peanut: ['peanut'],
  'tree nuts': treeNuts,
  wheat: ['wheat'],
  soy: ['soy'],
  sesame: ['sesame'],
  fish: ['fish'],
  shellfish: ['crustacean', 'mollusc'],
}

interface Case {
  title: string
  allergens: AllergenId[]
  diets: DietId[]
  share: number
}

const pairs = Object.keys(nine).flatMap((a, index) =>
  Object.keys(nine)
    .slice(index + 1)
    .map((b) => ({ title: `${a} and ${b}`, allergens: [...(nine[a] ?? []), ...(nine[b] ?? [])] })),
)

const cases: Case[] = [
  { title: 'no rule', allergens: [] },
  ...allergenIds.map((id) => ({ title: id, allergens: [id] })),
  ...Object.entries(nine).map(([title, allergens]) => ({ title, allergens })),
  ...pairs,
  { title: 'gluten', allergens: ['wheat', 'barley', 'rye', 'oats'] satisfies AllergenId[] },
]
  .map((one): Case => ({ ...one, diets: [], share: 1 }))
  .concat(dietIds.map((diet) => ({ title: diet, allergens: [], diets: [diet], share: 1 })))
  .concat([
    {
      title: 'all nine, vegan',
      allergens: Object.values(nine).flat(),
      diets: ['vegan'],
      share: 0.5,
    },
  ])

/** Whether a dish has a size for children of one age: the same foods are weighed once. */
function isServedOnce() {
  const known = new Map<string, boolean>()
  return (dish: Dish, profile: PlannerProfile): boolean => {
    const key = [dish.recipe.id, ...dish.ingredients.map(({ food }) => food.id)].join(' ')
    const served = known.get(key) ?? servingsOf(dish, profile).length > 0
    known.set(key, served)
    return served
  }
}

function countsFor(
  ageYears: number,
  { allergens, diets }: Case,
  isServed: ReturnType<typeof isServedOnce>,
): Record<Course, number> {
  const profile = buildProfile({ ageYears }, { allergens, diets })
  const counts = { breakfast: 0, lunch: 0, dinner: 0, snack: 0, juice: 0 }
  for (const recipe of allRecipes.filter((one) => isOpenTo(one, profile.restrictions))) {
    const { dish } = legalDish(recipe, profile)
    if (dish && isServed(dish, profile)) counts[recipe.course] += 1
  }
  return counts
}

describe.each([1, 3, 7, 15])('at age %i our recipes', (ageYears) => {
  it('are enough for 14 days of each allergen, diet and pair of the nine', () => {
    const isServed = isServedOnce()
    const table = cases.map((one) => ({ one, counts: countsFor(ageYears, one, isServed) }))
    console.table(Object.fromEntries(table.map(({ one, counts }) => [one.title, counts])))
    const short = table.flatMap(({ one, counts }) =>
      courses
        .filter((course) => counts[course] < wanted[course] * one.share)
        .map((course) => `${one.title}: ${counts[course]} of ${course}`),
    )
    expect(short).toEqual([])
  })
})
