import type { Language } from '@brightplate/contract/languages'
import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { MealPlan, PlanWarning, ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../auth/caller.ts'
import { askedLanguage } from '../../requests/asked-language.ts'
import { withPlanText } from '../stored/to-meal-plan.ts'
import { cachedRenderings } from './cached-renderings.ts'

const renderings = cachedRenderings()

type Read = Pick<MealPlan, 'plan_data' | 'created_at'>

/** Read by the gate for the child that it was made for. Of a language no words are loaded until somebody reads it. */
async function rendered(
  { plan_data, created_at }: Read,
  child: ProfileSnapshot,
  language: Language,
): Promise<string> {
  if (language === 'en-GB') {
    const { planInBritish } = await import('@brightplate/meal-plans/british/plan-in-british')
    return JSON.stringify(planInBritish(plan_data, child))
  }
  const [{ planInSpanish }, { spanishGate }, { checkedSpanishTexts }] = await Promise.all([
    import('@brightplate/meal-plans/spanish/plan-in-spanish'),
    import('@brightplate/meal-plans/check/checked-spanish'),
    import('@brightplate/meal-plans/check/checked-spanish-texts'),
  ])
  const translated = planInSpanish(plan_data, created_at.slice(0, 10), spanishGate(child))
  return JSON.stringify(checkedSpanishTexts(translated, plan_data, child))
}

/** Its warnings, with the names of its dishes as `said` has them. */
async function warningsIn(
  { warnings, plan_data }: MealPlan,
  translated: PlanData,
  language: Language,
): Promise<PlanWarning[]> {
  if (language === 'en-GB') {
    const { warningInBritish } = await import('@brightplate/meal-plans/british/warning-in-british')
    return warnings.map(warningInBritish)
  }
  const { warningInSpanish } = await import('@brightplate/meal-plans/spanish/warning-in-spanish')
  const names = new Map(
    warnings.flatMap(({ day, slot }) => {
      if (day === null || slot === null) return []
      const [stored, shown] = [plan_data, translated].map(
        (plan) => dishAt(plan, day - 1, slot)?.name,
      )
      return stored && shown ? [[stored.toLowerCase(), shown] as const] : []
    }),
  )
  return warnings.map((warning) => warningInSpanish(warning, names))
}

/** Without its days, which nobody needs to read for it. */
const headOf = ({
  id,
  child_id,
  child_name,
  created_at,
  duration_days,
  revision,
  rules_version,
  warnings,
  profile_snapshot,
  locks,
}: MealPlan): Omit<MealPlan, 'plan_data'> => ({
  id,
  child_id,
  child_name,
  created_at,
  duration_days,
  revision,
  rules_version,
  warnings,
  profile_snapshot,
  locks,
})

/**
 * A plan in the language that its request asks for by `Accept-Language`: as it is stored, in American English, for
 * one that asks for none of ours.
 */
export async function planInLanguage(request: FastifyRequest, plan: MealPlan): Promise<MealPlan> {
  const language = askedLanguage(request) ?? 'en-US'
  const { profile_snapshot: child } = plan
  // Without the rules of its child nobody can say that its words keep them.
  if (language === 'en-US' || !child) return plan
  const { keys } = callerOf(request)
  const key = keys.ofChild(plan.child_id)
  if (!key) return plan
  const of = [plan.id, String(plan.revision), language] as const
  const cached = renderings.read(key, of)
  const text = cached ?? (await rendered(plan, child, language))
  if (cached === null) renderings.keep(key, of, text)
  const planData = (): PlanData => JSON.parse(text)
  const warnings = plan.warnings.length > 0 ? await warningsIn(plan, planData(), language) : []
  return withPlanText({ ...headOf(plan), warnings }, () => text, planData)
}
