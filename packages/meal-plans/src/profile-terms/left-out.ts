import { limits } from '@brightplate/contract/limits'
import type { Interpretation, InterpretBody } from '@brightplate/contract/profile-terms'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import { mainCourses } from '@brightplate/planner/main-courses'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type AllowedDish, allowedDishes } from '@brightplate/planner/refused/allowed-dishes'
import { leftOutText, opensText, tooLittleText } from '@brightplate/planner/refused/left-out-words'
import { weighWishes } from '@brightplate/planner/refused/weigh-wishes'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { adviceOnWord } from '../profile/advice-on-word.ts'
import { toPlannerProfile } from '../profile/to-planner-profile.ts'

const dishesBefore = new Map<string, AllowedDish[]>()
/** Sets of rules of which the dishes are kept: while a parent types refusals the rules stay the same. */
const mostKept = 20

function dishesFor(profile: PlannerProfile): AllowedDish[] {
  const { restrictions, neverFoods, pausedFoods } = profile
  const key = JSON.stringify([restrictions, neverFoods, pausedFoods])
  const known = dishesBefore.get(key)
  if (known) return known
  if (dishesBefore.size >= mostKept) dishesBefore.clear()
  const dishes = allowedDishes(allRecipes, profile)
  dishesBefore.set(key, dishes)
  return dishes
}

/** As far as rules and wishes go. Without an age no rule by age is counted. */
function profileOf(body: InterpretBody, interpretation: ProfileInterpretation): PlannerProfile {
  const facts = {
    age: body.age ?? limits.childAgeMax,
    diagnosis: 'both' as const,
    allergies: body.allergies,
    behavioral_goals: body.behavioral_goals,
    dietary_preferences: body.dietary_preferences,
    safe_foods: body.safe_foods ?? [],
    refused_foods: body.refused_foods ?? [],
    textures_avoided: body.textures_avoided ?? [],
    careful_chewing: body.careful_chewing ?? false,
    routine_level: 0,
    weekday_minutes: null,
    small_midday_appetite: false,
    people_at_table: 1,
    foods_said: (body.foods_said ?? []).map((one) => ({ ...one, said_on: '' })),
  }
  const safeFoods = facts.safe_foods.map((typed) => ({ typed, meals: mainCourses }))
  return toPlannerProfile(facts, interpretation, safeFoods)
}

/** What refused foods and avoided textures leave out, and what would open most where too little is left. */
export function leftOutBy(
  body: InterpretBody,
  interpretation: ProfileInterpretation,
): Pick<Interpretation, 'left_out' | 'too_little'> {
  if (!body.refused_foods && !body.textures_avoided) return {}
  const profile = profileOf(body, interpretation)
  const { counts, tooLittle } = weighWishes(profile, dishesFor(profile))
  return {
    left_out: counts.map((one) => ({
      kind: one.wish.kind,
      typed: one.wish.typed,
      text: adviceOnWord(one.wish.typed) ?? leftOutText(one),
      dishes: one.dishes,
      recognised: one.isRecognised,
    })),
    too_little: tooLittle && {
      text: tooLittleText(tooLittle),
      opens: tooLittle.opens.map((one) => ({
        kind: one.wish.kind,
        typed: one.wish.typed,
        text: opensText(one),
        dishes: one.dishes,
      })),
    },
  }
}
