import { hasSwallowingSign } from '@brightplate/contract/child/chews-with-care'
import type { SaysOfDish } from '@brightplate/contract/child/dish-feedback'
import { foodsReportedAs } from '@brightplate/contract/typed/food-feedback'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import type { PlannerProfile, SafeFood } from '@brightplate/planner/planner-profile'
import { loggedFoods } from '../eating-log/logged-foods.ts'
import { energySetFor } from '../energy/with-energy.ts'
import { doubtedFoods } from './doubted-foods.ts'
import type { TableInterpretation } from './interpret-table.ts'
import type { EaterFacts, ProfileFacts } from './profile-facts.ts'
import { tableRules } from './table-rules.ts'

/** Ids of the dishes of which the parent says one thing. */
export const dishesReportedAs = (
  { dishes_said = [] }: Pick<ProfileFacts, 'dishes_said'>,
  says: SaysOfDish,
): string[] => dishes_said.flatMap((one) => (one.says === says ? [one.recipe_id] : []))

/** What a child refuses, what its preferences refuse ("no vegetables"), and what its safe foods name as not eaten. */
export function refusedOf(
  { refused_foods = [], safe_foods = [] }: Pick<EaterFacts, 'refused_foods' | 'safe_foods'>,
  { refused }: Pick<ProfileInterpretation, 'refused'>,
): readonly string[] {
  const further = [...refused, ...doubtedFoods(safe_foods)]
  const own = further.filter((food) => !refused_foods.includes(food))
  return own.length === 0 ? refused_foods : [...refused_foods, ...own]
}

/** The one place where the contract's child becomes the planner's profile. */
export function toPlannerProfile(
  child: ProfileFacts,
  interpretation: TableInterpretation,
  safeFoods: readonly SafeFood[],
): PlannerProfile {
  const { own } = interpretation
  const waits = hasSwallowingSign(child)
  const energyKcal = energySetFor(own, child)
  return {
    ageYears: child.age,
    ...(energyKcal === undefined ? {} : { energyKcal }),
    diagnosis: child.diagnosis,
    ...tableRules(child, interpretation),
    siblings: [],
    goals: own.goals,
    likes: own.likes,
    likedTextures: own.textures,
    cuisines: own.cuisines,
    texturesAvoided: child.textures_avoided,
    refusedFoods: refusedOf(child, own),
    neverFoods: foodsReportedAs(child, 'never_again'),
    neverDishes: dishesReportedAs(child, 'never_again'),
    favouriteDishes: dishesReportedAs(child, 'favourite'),
    eatingLog: loggedFoods(child.eaten ?? []),
    pausedFoods: foodsReportedAs(child, 'not_now'),
    safeFoods,
    safeFoodsNearlyAll: child.safe_foods_nearly_all ?? false,
    newFoods: waits ? 'none' : (child.new_foods ?? 'weekly'),
    ...(waits ? { nothingNewYet: true } : {}),
    routineLevel: child.routine_level,
    weekdayMinutes: child.weekday_minutes,
    kitchen: {
      weekdayMinutes: child.kitchen_minutes_weekday ?? null,
      weekendMinutes: child.kitchen_minutes_weekend ?? null,
      cookedMeals: child.cooked_meals_week ?? null,
    },
    smallMiddayAppetite: child.small_midday_appetite,
    weeklyBudget: child.weekly_budget ?? null,
    measures: child.measures ?? 'us',
  } satisfies PlannerProfile
}
