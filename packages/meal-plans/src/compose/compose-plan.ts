import { dishAt } from '@brightplate/contract/plans/dish-at'
import { plainRecipeId } from '@brightplate/planner/compositions/parts/plain-dish'
import type { EatenDish } from '@brightplate/planner/eaten-dish'
import type { MealOut } from '@brightplate/planner/meals-out/meal-out'
import { ourMenu } from '@brightplate/planner/menu'
import { type LockedDish, type PlannerInput, planDays } from '@brightplate/planner/plan-days'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { explainInfeasible, type Infeasible } from '@brightplate/planner/rules/infeasible'
import type { RuleReason } from '@brightplate/planner/rules/rule-reason'
import { ruledOut } from '@brightplate/planner/rules/ruled-out'
import { ruleName } from '@brightplate/planner/texts/rule-names'
import type { Recipe } from '@brightplate/recipes/recipe'
import type { CheckedPlan } from '../finish/checked-plan.ts'
import { finishPlan, type RefusedPlan } from '../finish/finish-plan.ts'
import { type Unplannable, unplannable } from '../finish/unplannable.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { clashingWords } from './clashing-words.ts'
import { readableMenu } from './readable-menu.ts'

export interface PlanRequest {
  child: ProfileFacts
  startDate: string
  durationDays: 7 | 14
  seed: number
  steps: number
  /** Recipes beside our own. */
  recipes?: Recipe[]
  /** Dishes that stay, as far as the rules of today let them. */
  locked?: LockedDish[]
  /** Dishes of the child's earlier plans. */
  history?: EatenDish[]
  /** Meals for which nothing is planned. */
  mealsOut?: MealOut[]
}

export type ComposedPlan =
  | { kind: 'plan'; planData: CheckedPlan; refusedRecipes: string[] }
  | { kind: 'infeasible'; clashes: Clause[]; relax: Clause[] }
  | Unplannable

interface Clause {
  rule: string
  text: string
}

/** Rounds of planning without the recipes that the safety check refused. */
const mostRounds = 5

const clause = (rule: RuleReason): Clause => ({
  rule: `${rule.kind}:${rule.id}`,
  text: ruleName(rule),
})

/** The planner saw only dishes whose words pass, so it cannot name a rule that refuses by words. */
function explained(outcome: Infeasible, profile: PlannerProfile): ComposedPlan {
  const whole = outcome.clashes.length > 0 ? outcome : explainInfeasible(ourMenu, profile)
  const clashes = whole.clashes.length > 0 ? whole.clashes : clashingWords(profile)
  return { kind: 'infeasible', clashes: clashes.map(clause), relax: whole.relax.map(clause) }
}

function offendingRecipes({ days, brought }: RefusedPlan): string[] {
  const ids = brought.map(({ day, slot }) =>
    day === null || slot === null ? undefined : dishAt({ days }, day, slot)?.recipe_id,
  )
  return [...new Set(ids)].filter((id) => id !== undefined)
}

/** The rules that the check kept to, round after round: a parent is never told of none. */
function explainedByCheck({ brought }: RefusedPlan): ComposedPlan {
  const rules = brought.flatMap((finding): RuleReason[] => {
    if (finding.kind === 'words') return [{ kind: finding.rule, id: finding.id }]
    if (finding.kind === 'beside') return finding.rule ? [finding.rule] : []
    return finding.kind === 'amount' ? [{ kind: 'age', id: finding.id }] : []
  })
  const clashes = new Map(rules.map(clause).map((one) => [one.rule, one]))
  return { kind: 'infeasible', clashes: [...clashes.values()], relax: [] }
}

/**
 * Interprets the profile, plans, and finishes the plan. A dish that is refused there is left out and the
 * plan made again; nothing refused comes out of here.
 */
export function composePlan(
  {
    child,
    startDate,
    durationDays,
    seed,
    steps,
    recipes = [],
    locked = [],
    history = [],
    mealsOut = [],
  }: PlanRequest,
  makeDays: (input: PlannerInput) => ReturnType<typeof planDays> = planDays,
): ComposedPlan {
  const judged = planProfile(child)
  const { interpretation, profile } = judged
  const stop = unplannable(interpretation)
  if (stop) return stop
  const readable = readableMenu(profile, recipes)
  const refused = new Set<string>()
  let last: RefusedPlan | null = null
  for (let round = 0; round < mostRounds; round += 1) {
    const outcome = makeDays({
      profile,
      startDate,
      durationDays,
      seed,
      steps,
      locked,
      history,
      mealsOut,
      menu: {
        recipes: readable.recipes.filter(({ id }) => !refused.has(id)),
        plainFoods: readable.plainFoods.filter(({ id }) => !refused.has(plainRecipeId(id))),
      },
    })
    if (outcome.kind === 'infeasible') return explained(outcome, profile)
    const draft = { days: outcome.days, ruledOut: ruledOut(outcome.rejected) }
    const finished = finishPlan(draft, child, judged, null)
    if (finished.kind === 'finished') {
      return { kind: 'plan', planData: finished.plan, refusedRecipes: [...refused] }
    }
    if (finished.kind !== 'refused') return finished
    last = finished
    const offending = offendingRecipes(finished)
    // A finding outside of every dish cannot be planned around.
    if (offending.length === 0) break
    for (const id of offending) refused.add(id)
  }
  return last ? explainedByCheck(last) : { kind: 'infeasible', clashes: [], relax: [] }
}
