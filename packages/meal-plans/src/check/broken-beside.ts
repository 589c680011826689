import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { ownProfile } from '@brightplate/planner/own-profile'
import { isGiven } from '../clinician/formulas-of.ts'
import { judgeSafeFood } from '../profile/judge-safe-foods.ts'
import type { JudgedProfile } from '../profile/plan-profile.ts'
import type { Finding } from './finding.ts'

const mealSlots = ['breakfast', 'lunch', 'dinner'] as const

/**
 * The foods that stand beside a meal as typed though a rule or an unread label keeps them from it. What
 * stands beside for everyone is judged by the rules of everyone.
 */
export function brokenBeside(
  plan: Pick<PlanData, 'days'>,
  { profile, labels, tableLabels }: JudgedProfile,
): Finding[] {
  const own = ownProfile(profile)
  const judged = new Map<string, ReturnType<typeof judgeSafeFood>>()
  const judge = (typed: string, isPreparedSeparately: boolean) => {
    const key = `${isPreparedSeparately} ${typed}`
    const known =
      judged.get(key) ??
      (isPreparedSeparately
        ? judgeSafeFood(typed, own, labels)
        : judgeSafeFood(typed, profile, tableLabels))
    judged.set(key, known)
    return known
  }
  return plan.days.flatMap((written, day) =>
    mealSlots.flatMap((slot) => {
      const { beside = [], parts } = written[slot]
      return beside.flatMap((typed): Finding[] => {
        const part = parts?.find((one) => one.typed === typed)
        const { verdict, rule, meals } = judge(typed, part?.apart_steps !== undefined)
        const isUnread = verdict === 'read_label'
        if (isGiven(typed, profile)) return []
        // What is forbidden has no meals.
        if (!isUnread && meals.includes(slot)) return []
        return [{ kind: 'beside', day, slot, id: typed, isUnread, rule }]
      })
    }),
  )
}
