import { requireFood } from '@brightplate/foods/foods'
import type { Restrictions } from '@brightplate/foods/restrictions'
import type { NutrientReport } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { keptOutOnce } from '../rules/kept-out-once.ts'
import { type KeyedText, say, type TextKey } from '../texts/english.ts'

const iodineDiets = ['vegan', 'dairy-free', 'casein-free', 'gfcf'] as const

const isRiceOut = (restrictions: Restrictions) =>
  keptOutOnce(requireFood('rice-white'), restrictions) !== null

function keys(profile: PlannerProfile): TextKey[] {
  const { diagnosis, goals, restrictions, ownRestrictions, nothingNewYet = false } = profile
  const { diets } = restrictions
  const autism = diagnosis !== 'adhd'
  const adhd = diagnosis !== 'autism'
  const withoutMilk =
    ownRestrictions.allergens.includes('milk') ||
    iodineDiets.some((diet) => ownRestrictions.diets.includes(diet))
  return [
    'tip.labels',
    ...(diets.includes('halal') ? (['tip.certificate-halal'] as const) : []),
    ...(diets.includes('kosher') ? (['tip.certificate-kosher'] as const) : []),
    ...(goals.includes('sleep') ? (['tip.regular-evening'] as const) : []),
    ...(goals.some((goal) => goal === 'focus' || goal === 'calm' || goal === 'energy')
      ? (['tip.breakfast-protein'] as const)
      : []),
    ...(goals.includes('new-foods') && !nothingNewYet
      ? (['tip.new-food-step', 'tip.few-foods'] as const)
      : []),
    ...(goals.includes('constipation') ? (['tip.fiber-fluid'] as const) : []),
    'tip.set-times',
    ...(nothingNewYet ? [] : (['tip.no-pressure'] as const)),
    ...(autism ? (['tip.show-menu', 'tip.sauce-apart'] as const) : []),
    ...(profile.smallMiddayAppetite
      ? (['tip.midday-planned'] as const)
      : adhd
        ? (['tip.midday'] as const)
        : []),
    ...(adhd ? (['tip.juice-medicine'] as const) : []),
    isRiceOut(restrictions) ? 'tip.leftovers-without-rice' : 'tip.leftovers',
    ...(withoutMilk ? (['tip.iodine'] as const) : []),
  ]
}

/** Nutrients of which the plan's mean day brings less than the child's target. */
function notReached(nutrition: readonly NutrientReport[], isFiberTold: boolean): KeyedText[] {
  const missing = nutrition.filter(
    ({ nutrient, target, mean, reached }) =>
      target !== null && mean < target && !reached && !(isFiberTold && nutrient === 'fiber_g'),
  )
  const labels = missing.filter(({ unit }) => unit !== 'kcal').map(({ label }) => label)
  return labels.length > 0 ? [say('tip.not-reached', { nutrients: labels })] : []
}

/**
 * General tips for this child and plan, worded by the ledger of claims.
 * @param told what is told as it is: where foods are known it stands among the notices
 */
export const tipsFor = (
  profile: PlannerProfile,
  nutrition: readonly NutrientReport[],
  told: readonly KeyedText[],
): KeyedText[] => [
  ...keys(profile).map((key) => say(key)),
  ...(profile.safeFoods.length === 0 ? told : []),
  ...notReached(
    nutrition,
    told.some(({ key }) => key === 'told.fiber'),
  ),
]
