import type { PlanData } from '@brightplate/contract/plan-data'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import { changesOf } from '@brightplate/planner/changes'
import { type PlannerInput, plan } from '@brightplate/planner/plan'
import type { PlanDocument } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { say } from '@brightplate/planner/texts/english'
import { ruleName } from '@brightplate/planner/texts/rule-names'
import { allowedSafeFoods } from './allowed-safe-foods.ts'
import { dishAt } from './dish-at.ts'
import { planText } from './plan-text.ts'
import { readableRecipes } from './readable-recipes.ts'
import { toInterpretation } from './to-interpretation.ts'
import { type ProfileFacts, toPlannerProfile } from './to-planner-profile.ts'

export interface PlanRequest {
  child: ProfileFacts
  startDate: string
  durationDays: 7 | 14
  seed: number
  steps: number
}

export type ComposedPlan =
  | { kind: 'plan'; planData: PlanData; refusedRecipes: string[] }
  | { kind: 'infeasible'; clashes: Clause[]; relax: Clause[] }
  | { kind: 'needs_clinician'; conditions: string[] }

interface Clause {
  rule: string
  text: string
}

/** Rounds of planning without the recipes that the safety check refused. */
const mostRounds = 5

function withWords(document: PlanDocument, interpretation: ProfileInterpretation): PlanData {
  const { readings, unchecked } = interpretation
  const kept = readings
    .filter(({ list }) => list === 'allergies')
    .flatMap(({ understood }) => understood.map(({ term }) => term))
  const checkedTerms = [...new Set(kept)]
  return {
    ...document,
    checked:
      checkedTerms.length > 0 ? say('tip.checked', { kept: checkedTerms }) : say('tip.labels'),
    ...(unchecked.length > 0 ? { unchecked: say('tip.unchecked', { terms: [...unchecked] }) } : {}),
    interpretation: toInterpretation(interpretation),
    changes: changesOf(readings, document),
    generator: 'planner',
  }
}

function offendingRecipes(planData: PlanData, violations: readonly SafetyViolation[]): string[] {
  const ids = violations.flatMap(({ day, slot }) => {
    if (day === null || slot === null) return []
    return dishAt(planData, day, slot)?.recipe_id ?? []
  })
  return [...new Set(ids)]
}

/**
 * Interprets the profile, plans, and checks the finished text. A dish whose words the check
 * refuses is left out and the plan made again; nothing that it refuses ever comes out of here.
 */
export function composePlan(
  { child, startDate, durationDays, seed, steps }: PlanRequest,
  makePlan: (input: PlannerInput) => ReturnType<typeof plan> = plan,
): ComposedPlan {
  const interpretation = interpretProfile(child)
  if (interpretation.clinicianConditions.length > 0) {
    return { kind: 'needs_clinician', conditions: [...interpretation.clinicianConditions] }
  }
  const unplaced = toPlannerProfile(child, interpretation, [])
  const profile: PlannerProfile = {
    ...unplaced,
    safeFoods: allowedSafeFoods(child.safe_foods, unplaced.restrictions),
  }
  const readable = readableRecipes(profile)
  const refused = new Set<string>()
  for (let round = 0; round < mostRounds; round += 1) {
    const outcome = makePlan({
      profile,
      startDate,
      durationDays,
      seed,
      steps,
      recipes: readable.filter(({ id }) => !refused.has(id)),
    })
    if (outcome.kind === 'infeasible') {
      const clause = (rule: Parameters<typeof ruleName>[0]) => ({
        rule: `${rule.kind}:${rule.id}`,
        text: ruleName(rule),
      })
      return {
        kind: 'infeasible',
        clashes: outcome.clashes.map(clause),
        relax: outcome.relax.map(clause),
      }
    }
    const planData = withWords(outcome.document, interpretation)
    const violations = checkPlanText(profile.restrictions, planText(planData))
    if (violations.length === 0) {
      return { kind: 'plan', planData, refusedRecipes: [...refused] }
    }
    const offending = offendingRecipes(planData, violations)
    // A violation outside of every dish cannot be planned around.
    if (offending.length === 0) break
    for (const id of offending) refused.add(id)
  }
  return { kind: 'infeasible', clashes: [], relax: [] }
}
