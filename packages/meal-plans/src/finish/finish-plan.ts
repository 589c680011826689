import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { candidatesFor } from '@brightplate/planner/compositions/candidates/candidates'
import { withFormula } from '@brightplate/planner/formula/with-formula'
import type { PlannedDay } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { ruledOut } from '@brightplate/planner/rules/ruled-out'
import type { KeyedText } from '@brightplate/planner/texts/english'
import { summarizePlan } from '@brightplate/planner/writing/summarize-plan'
import { type Finding, isWish } from '../check/finding.ts'
import { planFindings } from '../check/plan-findings.ts'
import { readableMenu } from '../compose/readable-menu.ts'
import type { JudgedProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toWarnings } from '../warnings/to-warnings.ts'
import type { CheckedPlan } from './checked-plan.ts'
import { newFindings, type PlanChange } from './plan-change.ts'
import { type Unplannable, unplannable } from './unplannable.ts'
import { withFacts } from './with-facts.ts'
import { writeOut } from './write-out.ts'

export interface PlanDraft {
  /** As a search or a change left them: what else they said of each other is written again. */
  days: readonly PlannedDay[]
  /** How many dishes each rule left out, where a search has reported. */
  ruledOut?: KeyedText[] | undefined
}

export type FinishedPlan =
  /** `warnings`: what was there before the change, and no part of it. */
  { kind: 'finished'; plan: CheckedPlan; warnings: PlanWarning[] } | RefusedPlan | Unplannable

export interface RefusedPlan {
  kind: 'refused'
  /** What speaks against it that was not there before. */
  brought: Finding[]
  /** What spoke before already against a meal that the change puts elsewhere. */
  carried: Finding[]
  /** The days that they are found in. */
  days: PlanData['days']
}

const ruledOutFor = (profile: PlannerProfile): KeyedText[] =>
  ruledOut(candidatesFor(readableMenu(profile), profile).rejected)

/** What of the findings lets a draft go no further: all of them in a new plan, in a changed one what the change answers for. */
function refusing(
  findings: readonly Finding[],
  child: ProfileFacts,
  judged: JudgedProfile,
  change: PlanChange | null,
): Pick<RefusedPlan, 'brought' | 'carried'> {
  if (change === null || findings.length === 0) return { brought: [...findings], carried: [] }
  const isNew = new Set(newFindings(findings, planFindings(change.before, child, judged), change))
  const isPlaced = ({ day, slot }: Finding) =>
    change.placed.some((index) => index.day === day && index.slot === slot)
  const hurts = (finding: Finding) => !isWish(finding)
  return {
    brought: findings.filter((one) => isNew.has(one) && !(isWish(one) && change.isAsItWas)),
    carried: findings.filter((one) => !isNew.has(one) && isPlaced(one) && hurts(one)),
  }
}

/**
 * The one way to a plan that may be stored. Whatever made or changed the days, their leftovers, list, staples,
 * cost, figures, tips and notices are written again, what a rule withholds is left out, and every word, amount
 * and limit is checked by the profile and rules of today.
 *
 * @param change null for a new plan.
 */
export function finishPlan(
  draft: PlanDraft,
  child: ProfileFacts,
  judged: JudgedProfile,
  change: PlanChange | null,
): FinishedPlan {
  const { interpretation, profile } = judged
  const stop = unplannable(interpretation)
  if (stop) return stop
  const summary = summarizePlan(withFormula(draft.days, profile), profile)
  const document = { ...summary, ruled_out: draft.ruledOut ?? ruledOutFor(profile) }
  const plan = writeOut(document, judged)
  const findings = planFindings(plan, child, judged)
  const { brought, carried } = refusing(findings, child, judged, change)
  if (brought.length + carried.length > 0) {
    return { kind: 'refused', brought, carried, days: plan.days }
  }
  const checked = withFacts(plan as CheckedPlan)
  return { kind: 'finished', plan: checked, warnings: toWarnings(findings, plan) }
}
