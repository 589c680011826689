import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { typedName } from '@brightplate/foods/plain-foods/typed-name'
import { isFilling } from '@brightplate/planner/compositions/bases-of'
import { acceptedCandidates } from '@brightplate/planner/compositions/candidates/accepted-candidates'
import { openPlainFoods } from '@brightplate/planner/compositions/candidates/open-plain-foods'
import { plainOf } from '@brightplate/planner/compositions/parts/plain-of'
import { within } from '@brightplate/planner/compositions/parts/within'
import { knownFoodWords } from '@brightplate/planner/known-food/known-food-words'
import {
  type ReportedExcess,
  reportedDay,
  reportedExcess,
} from '@brightplate/planner/known-food/reported-excess'
import type { AcceptedFood } from '@brightplate/planner/ladders/ladder-of'
import { mainCourses } from '@brightplate/planner/main-courses'
import type { Menu } from '@brightplate/planner/menu'
import { ownProfile } from '@brightplate/planner/own-profile'
import { dishesOfDay, type PlanDocument } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import { limitedFoods } from './limited-foods.ts'

/** Above as many foods what each of them brings is no longer told one by one. */
const few = 6
/** Below as many, one stands at more than a third of the main meals. */
const enoughForms = 3

const acceptedPlain = (profile: PlannerProfile): AcceptedFood[] =>
  profile.safeFoods.flatMap(({ typed, exactly = false }) => {
    const [candidateFood] = acceptedCandidates({ typed }, 'lunch', ownProfile(profile))
    const food = candidateFood && plainOf(candidateFood)
    return food ? [{ food, typed, exactly }] : []
  })

type Dishes = ReturnType<typeof dishesOfDay>
type Part = NonNullable<Dishes[number]['parts']>[number]

/** Of what a meal is made: no drink, dip or sweet, and no fruit alone. */
const isFood = ({ food_id }: Part): boolean => {
  const plain = food_id === undefined ? undefined : plainFoodOf(food_id)
  return (
    plain === undefined || (isFilling([{ candidateFood: plain }]) && plain.form.shape !== 'drink')
  )
}

/** The child's foods as the plates bear them: "chicken nuggets (dairy-free)", each food once. */
function acceptedAt(
  { days }: PlanDocument,
  dishesOf: (all: Dishes) => Dishes,
  isMeant: (part: Part) => boolean = () => true,
): string[] {
  const names = new Map<string, string>()
  for (const day of days) {
    for (const { parts = [] } of dishesOf(dishesOfDay(day))) {
      for (const part of parts) {
        const { role, typed, name, grams } = part
        // What has no figures is not counted.
        if (role !== 'accepted' || !typed || grams === null || !isMeant(part)) continue
        const bare = typedName(typed)
        const isAsTyped = name.toLowerCase() === bare.toLowerCase()
        if (!names.has(typed)) names.set(typed, isAsTyped ? bare : within(name))
      }
    }
  }
  return [...names.values()]
}

/** Whether a main meal is built upon food that is not of the list. */
const hasOrdinaryMeal = ({ days }: PlanDocument): boolean =>
  days.some((day) =>
    dishesOfDay(day)
      .slice(0, mainCourses.length)
      .some(({ parts: [base] = [] }) => base !== undefined && base.role !== 'accepted'),
  )

/** What each of few foods brings, and the smallest steps from them. */
function wordsOfFew(
  document: PlanDocument,
  profile: PlannerProfile,
  { plainFoods }: Menu,
  placed: readonly string[],
  reported: ReportedExcess,
): KeyedText[] {
  const { safeFoodsNearlyAll, ownRestrictions, ageYears, newFoods } = profile
  const open = openPlainFoods('dinner', profile, plainFoods)
    .map((one) => plainOf(one))
    .filter((one) => one !== undefined)
  const words = knownFoodWords({
    reports: document.nutrition,
    typed: placed,
    accepted: acceptedPlain(profile),
    limited: limitedFoods(document, profile),
    child: { ageYears, isAllergic: ownRestrictions.allergens.length > 0 },
    open,
    mayStep: newFoods !== 'none',
    reported: reported.nutrients,
  })
  const ofMeals = acceptedAt(document, (all) => all.slice(0, mainCourses.length), isFood)
  const isFew = safeFoodsNearlyAll && ofMeals.length < enoughForms
  const forms =
    ofMeals.length > 0 ? say('notice.few-forms', { foods: ofMeals }) : say('notice.no-main')
  return [...(isFew ? [forms] : []), ...reportedDay(reported), ...words]
}

/** What stands before a plan for a child of whom foods are known. */
export function planNotices(
  document: PlanDocument,
  profile: PlannerProfile,
  menu: Menu,
): KeyedText[] {
  const { safeFoods, safeFoodsNearlyAll, formulas = [] } = profile
  const placed = acceptedAt(document, (all) => all)
  const isPartly = document.days.some(({ home_share: share }) => share !== undefined)
  // Where no food is known they are among the tips.
  const reported = reportedExcess(document.nutrition, profile, isPartly)
  if (safeFoodsNearlyAll && safeFoods.length === 0) {
    // A formula that is given is a food that fits.
    return formulas.length > 0 ? [] : [say('notice.none-legal')]
  }
  if (safeFoods.length === 0) return []
  const saysFewFoods = profile.rulesLeaveFew && hasOrdinaryMeal(document)
  const fewLeft = saysFewFoods ? [say('notice.rules-leave-few')] : []
  const words =
    safeFoods.length <= few
      ? wordsOfFew(document, profile, menu, placed, reported)
      : reportedDay(reported, true)
  return [...fewLeft, ...words]
}
