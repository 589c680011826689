import { limits } from '@brightplate/contract/limits'
import type { Interpretation, InterpretBody } from '@brightplate/contract/typed/profile-terms'
import { doubtOfSafeFood } from '@brightplate/foods/interpret/safe-foods/doubt-of-safe-food'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import { severalRefused } from '@brightplate/foods/refused-foods/read-refusal'
import { mainCourses } from '@brightplate/planner/main-courses'
import { ourMenu } from '@brightplate/planner/menu'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type AllowedDish, allowedDishes } from '@brightplate/planner/refused/allowed-dishes'
import {
  type AllowedPlainFood,
  allowedPlainFoods,
} from '@brightplate/planner/refused/allowed-plain-foods'
import { leftOutTexts, opensText, tooLittleText } from '@brightplate/planner/refused/left-out-words'
import { type WishCount, weighWishes } from '@brightplate/planner/refused/weigh-wishes'
import { say } from '@brightplate/planner/texts/english'
import { adviceOnCondition, adviceOnWord } from '../profile/advice-on-word.ts'
import { eatsAlone } from '../profile/interpret-table.ts'
import { toPlannerProfile } from '../profile/to-planner-profile.ts'
import type { Wording } from '../wording/wording.ts'
import { factsOfBody } from './facts-of-body.ts'

interface Allowed {
  dishes: readonly AllowedDish[]
  foods: readonly AllowedPlainFood[]
}

const allowedBefore = new Map<string, Allowed>()
/** Sets of rules of which what they allow is kept: while a parent types refusals the rules stay the same. */
const maxCached = 20

function allowedFor(profile: PlannerProfile): Allowed {
  const { restrictions, neverFoods, pausedFoods } = profile
  const key = JSON.stringify([restrictions, neverFoods, pausedFoods])
  const known = allowedBefore.get(key)
  if (known) return known
  if (allowedBefore.size >= maxCached) allowedBefore.clear()
  const allowed = {
    dishes: allowedDishes(ourMenu.recipes, profile),
    foods: allowedPlainFoods(ourMenu.plainFoods, profile),
  }
  allowedBefore.set(key, allowed)
  return allowed
}

/** As far as rules and wishes go. Without an age no rule by age is counted. */
function profileOf(body: InterpretBody, interpretation: ProfileInterpretation): PlannerProfile {
  const facts = { ...factsOfBody(body), age: body.age ?? limits.childAgeMax }
  const safeFoods = facts.safe_foods
    .filter((typed) => doubtOfSafeFood(typed) === null)
    .map((typed) => ({ typed, meals: mainCourses }))
  return toPlannerProfile(facts, eatsAlone(interpretation), safeFoods)
}

/** Which of several foods is refused by a name that is one food here and another elsewhere. */
function whichOut({ wish }: WishCount, { sentence, term }: Wording) {
  const several = wish.kind === 'refused' ? severalRefused(wish.typed) : undefined
  if (!several) return {}
  return {
    question: sentence(say('familiar.which-out', { typed: wish.typed })),
    answers: several.eatenAs.map((food) => ({
      act: 'stays_out' as const,
      label: term(food),
      foods: [food],
    })),
  }
}

function leftOutWords(one: WishCount, { sentence }: Wording): string {
  const advice = adviceOnCondition(one.wish.typed) ?? adviceOnWord(one.wish.typed)
  return advice === null
    ? leftOutTexts(one).map(sentence).join('. ')
    : sentence(say('change.advice', { advice }))
}

/** A wish that stands in the form's lists of refused foods and textures. */
const isOfForm =
  ({ refused_foods = [] }: InterpretBody) =>
  ({ wish }: WishCount) =>
    wish.kind === 'texture' || refused_foods.includes(wish.typed)

/** What refused foods and avoided textures leave out, and what would open most where too little is left. */
export function leftOutBy(
  body: InterpretBody,
  interpretation: ProfileInterpretation,
  wording: Wording,
): Pick<Interpretation, 'left_out' | 'too_little'> {
  if (!body.refused_foods && !body.textures_avoided) return {}
  const profile = profileOf(body, interpretation)
  const { dishes, foods } = allowedFor(profile)
  const { counts, tooLittle } = weighWishes(profile, dishes, foods)
  return {
    left_out: counts.filter(isOfForm(body)).map((one) => ({
      kind: one.wish.kind,
      typed: one.wish.typed,
      text: leftOutWords(one, wording),
      dishes: one.dishes,
      foods: one.foods,
      recognised: one.isRecognised,
      ...whichOut(one, wording),
    })),
    too_little: tooLittle && {
      text: wording.sentence(tooLittleText(tooLittle)),
      opens: tooLittle.opens.map((one) => ({
        kind: one.wish.kind,
        typed: one.wish.typed,
        text: wording.sentence(opensText(one)),
        dishes: one.dishes,
      })),
    },
  }
}
