import { requireFood } from '@brightplate/foods/foods'
import { eatersOfMeal } from '../family/eaters-of-meal.ts'
import { type ReportedExcess, reportedDay } from '../known-food/reported-excess.ts'
import { dishesAtHome, type NutrientReport, type PlannedDay } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { countedGrams } from '../rules/counted-limits.ts'
import { type KeyedText, say, type TextKey } from '../texts/english.ts'
import { fillingFrom } from './benefits.ts'
import { leftoversTip } from './leftovers-tip.ts'
import { broughtBy } from './nutrition-report.ts'

const iodineDiets = ['vegan', 'dairy-free', 'casein-free', 'gfcf'] as const

const hasJuice = ({ juice }: PlannedDay) =>
  !juice.eaten_out &&
  juice.foods.some(
    ({ food_id, grams }) => countedGrams('juice', { food: requireFood(food_id), grams }) > 0,
  )

/** Whether each breakfast is the filling start that the tip speaks of. */
function areFilling(days: readonly PlannedDay[], nutrition: readonly NutrientReport[]): boolean {
  const target = nutrition.find(({ nutrient }) => nutrient === 'protein_g')?.target ?? 0
  const breakfasts = days.map(({ breakfast }) => breakfast).filter((one) => !one.eaten_out)
  return breakfasts.every((one) => broughtBy([one], 'protein_g') >= target * fillingFrom)
}

function keys(
  profile: PlannerProfile,
  nutrition: readonly NutrientReport[],
  days: readonly PlannedDay[],
): TextKey[] {
  const {
    diagnosis,
    goals,
    restrictions,
    ownRestrictions,
    newFoods,
    nothingNewYet = false,
  } = profile
  const { diets } = restrictions
  const autism = diagnosis !== 'adhd'
  const adhd = diagnosis !== 'autism'
  const mayTaste = newFoods !== 'none' && !nothingNewYet
  const withoutMilk =
    ownRestrictions.allergens.includes('milk') ||
    iodineDiets.some((diet) => ownRestrictions.diets.includes(diet))
  return [
    'tip.labels',
    ...(diets.includes('halal') ? (['tip.certificate-halal'] as const) : []),
    ...(diets.includes('kosher') ? (['tip.certificate-kosher'] as const) : []),
    ...(goals.includes('sleep') ? (['tip.regular-evening'] as const) : []),
    ...(goals.some((goal) => goal === 'focus' || goal === 'calm' || goal === 'energy') &&
    areFilling(days, nutrition)
      ? (['tip.breakfast-protein'] as const)
      : []),
    // A parent who wants one each day is not told of one a week.
    ...(goals.includes('new-foods') && mayTaste && newFoods !== 'daily'
      ? (['tip.new-food-step'] as const)
      : []),
    ...(goals.includes('new-foods') && !nothingNewYet ? (['tip.few-foods'] as const) : []),
    ...(goals.includes('constipation') ? (['tip.fiber-fluid'] as const) : []),
    'tip.set-times',
    ...(mayTaste ? (['tip.no-pressure'] as const) : []),
    ...(autism ? (['tip.show-menu', 'tip.sauce-apart'] as const) : []),
    ...(profile.smallMiddayAppetite
      ? (['tip.midday-planned'] as const)
      : adhd
        ? (['tip.midday'] as const)
        : []),
    ...(adhd && days.some(hasJuice) ? (['tip.juice-medicine'] as const) : []),
    ...leftoversTip(days),
    ...(withoutMilk ? (['tip.iodine'] as const) : []),
  ]
}

/** Nutrients of which the plan's mean day brings less than the child's target. */
function notReached(nutrition: readonly NutrientReport[], isFiberReported: boolean): KeyedText[] {
  const missing = nutrition.filter(
    ({ nutrient, target, mean, reached }) =>
      target !== null && mean < target && !reached && !(isFiberReported && nutrient === 'fiber_g'),
  )
  const reported = missing.filter(({ unit }) => unit !== 'kcal')
  if (reported.length === 0) return []
  const isKnown = reported.every(({ complete }) => complete)
  const key = isKnown ? 'tip.not-reached' : 'tip.not-reached-as-known'
  return [say(key, { nutrients: reported.map(({ label }) => label) })]
}

/** Where only dinners are for everyone at the table, as of meals that are planned at all. */
function ownMeals(profile: PlannerProfile, days: readonly PlannedDay[]): KeyedText[] {
  const children = eatersOfMeal('lunch', profile)
  if (profile.peopleAtTable === 1 || children === profile.peopleAtTable) return []
  const others = days.flatMap((day) =>
    dishesAtHome(day).filter((dish) => dish !== day.dinner && (dish.people ?? 1) > children),
  )
  return others.length > 0 ? [] : [say('tip.own-meals', { children })]
}

/**
 * General tips for this child and plan, worded by the ledger of claims.
 * @param told what is told as it is: where foods are known the notices say it
 */
export const tipsFor = (
  profile: PlannerProfile,
  nutrition: readonly NutrientReport[],
  days: readonly PlannedDay[],
  reported: ReportedExcess,
): KeyedText[] => [
  ...ownMeals(profile, days),
  ...keys(profile, nutrition, days).map((key) => say(key)),
  ...(profile.safeFoods.length === 0 ? reportedDay(reported) : []),
  ...notReached(nutrition, reported.nutrients.includes('fiber_g')),
]
