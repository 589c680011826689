import type { Child } from '@brightplate/contract/child'
import type { SaysOfFood } from '@brightplate/contract/food-said'
import type { GivenAnswer } from '@brightplate/contract/given-answer'
import type { LabelRead } from '@brightplate/contract/label-read'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import type { PlannerProfile, SafeFood } from '@brightplate/planner/planner-profile'

/** What the rules and the planner read of a child: neither name nor id. */
export type ProfileFacts = Omit<
  Child,
  'id' | 'name' | 'created_at' | 'age_given_on' | 'answers' | 'labels_read' | 'red_flags'
> & { answers?: readonly GivenAnswer[]; labels_read?: readonly LabelRead[] }

/** Under this age children have not learnt to chew everything (AAP, CDC). */
const chewsFromYears = 5

/** The foods of which the parent says one thing, as typed. */
export const foodsSaidToBe = (
  { foods_said = [] }: Pick<ProfileFacts, 'foods_said'>,
  says: SaysOfFood,
): string[] => foods_said.flatMap((one) => (one.says === says ? [one.food] : []))

/** The one place where the contract's child becomes the planner's profile. */
export function toPlannerProfile(
  child: ProfileFacts,
  interpretation: ProfileInterpretation,
  safeFoods: readonly SafeFood[],
): PlannerProfile {
  return {
    ageYears: child.age,
    diagnosis: child.diagnosis,
    restrictions: {
      ageYears: child.age,
      carefulChewing:
        child.careful_chewing || interpretation.chewsWithCare || child.age < chewsFromYears,
      allergens: interpretation.allergens,
      diets: interpretation.diets,
      words: interpretation.words,
    },
    goals: interpretation.goals,
    likes: interpretation.likes,
    likedTextures: interpretation.textures,
    texturesAvoided: child.textures_avoided,
    refusedFoods: child.refused_foods,
    neverFoods: foodsSaidToBe(child, 'never_again'),
    pausedFoods: foodsSaidToBe(child, 'not_now'),
    safeFoods,
    safeFoodsNearlyAll: child.safe_foods_nearly_all ?? false,
    newFoods: child.new_foods ?? 'weekly',
    routineLevel: child.routine_level,
    weekdayMinutes: child.weekday_minutes,
    kitchen: {
      weekdayMinutes: child.kitchen_minutes_weekday ?? null,
      weekendMinutes: child.kitchen_minutes_weekend ?? null,
      cookedMeals: child.cooked_meals_week ?? null,
    },
    smallMiddayAppetite: child.small_midday_appetite,
    peopleAtTable: child.people_at_table,
    weeklyBudget: child.weekly_budget ?? null,
    measures: child.measures ?? 'us',
  } satisfies PlannerProfile
}
