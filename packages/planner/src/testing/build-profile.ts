import type { Restrictions } from '@brightplate/foods/restrictions'
import type { PlannerProfile, SafeFood } from '../planner-profile.ts'

/** A child of 7 without any rule or wish, with fixed values. */
export function buildProfile(
  changes: Partial<PlannerProfile> = {},
  rules: Partial<Restrictions> = {},
): PlannerProfile {
  const ageYears = changes.ageYears ?? 7
  const { peopleAtTable = 1 } = changes
  const restrictions = changes.restrictions ?? {
    ageYears,
    carefulChewing: ageYears < 5,
    allergens: [],
    diets: [],
    words: [],
    ...rules,
  }
  return {
    ageYears,
    diagnosis: 'autism',
    restrictions,
    ownRestrictions: restrictions,
    goals: [],
    likes: [],
    likedTextures: [],
    cuisines: [],
    texturesAvoided: [],
    refusedFoods: [],
    neverFoods: [],
    neverDishes: [],
    favouriteDishes: [],
    eatingLog: [],
    pausedFoods: [],
    safeFoods: [],
    safeFoodsNearlyAll: false,
    newFoods: 'weekly',
    routineLevel: 0,
    weekdayMinutes: null,
    kitchen: { weekdayMinutes: null, weekendMinutes: null, cookedMeals: null },
    smallMiddayAppetite: false,
    peopleAtTable,
    siblings: [],
    tablePortions: peopleAtTable,
    weeklyBudget: null,
    measures: 'us',
    ...changes,
  }
}

/** A safe food that no rule excludes of a main meal. */
export const safeFood = (typed: string): SafeFood => ({
  typed,
  meals: ['breakfast', 'lunch', 'dinner'],
})
