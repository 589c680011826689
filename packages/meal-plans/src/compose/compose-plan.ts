import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { TagQuestion } from '@brightplate/contract/typed/profile-terms'
import { openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
import type { EatenDish } from '@brightplate/planner/eaten-dish'
import type { MealOut } from '@brightplate/planner/meals-out/meal-out'
import { ourMenu } from '@brightplate/planner/menu'
import { type LockedDish, type PlannerInput, plan } from '@brightplate/planner/plan'
import type { PlanDocument } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { plainRecipeId } from '@brightplate/planner/plates/parts/plain-dish'
import { readNeverFood } from '@brightplate/planner/refused/read-never-food'
import { refusedChanges } from '@brightplate/planner/refused/refused-changes'
import { explainInfeasible, type Infeasible } from '@brightplate/planner/rules/infeasible'
import type { RuleReason } from '@brightplate/planner/rules/rule-reason'
import { safeFoodChanges } from '@brightplate/planner/safe-foods/safe-food-changes'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import { ruleName } from '@brightplate/planner/texts/rule-names'
import { changesOf } from '@brightplate/planner/writing/changes'
import type { Recipe } from '@brightplate/recipes/recipe'
import { brokenAmounts } from '../check/broken-amounts.ts'
import { brokenNever } from '../check/broken-never.ts'
import { brokenPlates } from '../check/broken-plates.ts'
import { brokenWords } from '../check/broken-words.ts'
import { checkedTips } from '../check/checked-tips.ts'
import { withBareMealsOut } from '../meals-out/bare-meals-out.ts'
import { labelsCount, refusedSafeFoods } from '../profile/judge-safe-foods.ts'
import { type JudgedProfile, planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toInterpretation } from '../profile/to-interpretation.ts'
import { gravestQuestions } from '../profile-terms/tag-questions.ts'
import { clashingWords } from './clashing-words.ts'
import { labelsToRead } from './labels-to-read.ts'
import { planNotices } from './plan-notices.ts'
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
  | { kind: 'plan'; planData: PlanData; refusedRecipes: string[] }
  | { kind: 'infeasible'; clashes: Clause[]; relax: Clause[] }
  | { kind: 'needs_clinician'; conditions: string[] }
  | { kind: 'needs_answer'; questions: TagQuestion[] }

interface Clause {
  rule: string
  text: string
}

/** Rounds of planning without the recipes that the safety check refused. */
const mostRounds = 5

function withWords(
  document: PlanDocument,
  { interpretation, profile, safeFoods, labels }: JudgedProfile,
  notices: readonly KeyedText[],
): PlanData {
  const { readings, unchecked } = interpretation
  const kept = readings.flatMap(({ understood }) =>
    understood.flatMap((one) => (one.kind === 'allergen' || one.kind === 'food' ? one.term : [])),
  )
  const checkedTerms = [...new Set(kept)]
  return withBareMealsOut({
    ...document,
    // Among the tips too, where every screen and sheet shows them.
    general_tips: [...notices.map(({ text }) => text), ...document.general_tips],
    tip_texts: [...notices, ...document.tip_texts],
    ...(notices.length > 0 ? { notices: [...notices] } : {}),
    checked:
      checkedTerms.length > 0 ? say('tip.checked', { kept: checkedTerms }) : say('tip.labels'),
    ...(unchecked.length > 0 ? { unchecked: say('tip.unchecked', { terms: [...unchecked] }) } : {}),
    ...labelsToRead(safeFoods, labels, document),
    interpretation: toInterpretation(interpretation),
    changes: [
      ...changesOf(readings, document, profile),
      ...safeFoodChanges(profile.safeFoods, refusedSafeFoods(safeFoods), document),
      ...refusedChanges(profile, ourMenu),
    ],
    generator: 'planner',
  })
}

/** A tip that a rule of this child refuses ("use iodized salt") is not said. */
function withoutRefusedTips(plan: PlanData, profile: PlannerProfile): PlanData {
  const notices = new Set((plan.notices ?? []).map(({ text }) => text))
  const checkOwn = openPlanCheck(profile.ownRestrictions)
  const checkShared = openPlanCheck(profile.restrictions)
  const checked = checkedTips(plan)
  const said = plan.general_tips.filter((tip, place) => {
    const check = notices.has(tip) ? checkOwn : checkShared
    return check({ days: [], shoppingList: [], tips: [checked[place] ?? tip] }).length === 0
  })
  return {
    ...plan,
    general_tips: said,
    ...(plan.tip_texts
      ? { tip_texts: plan.tip_texts.filter(({ text }) => said.includes(text)) }
      : {}),
  }
}

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

function offendingRecipes(
  planData: PlanData,
  violations: readonly Pick<SafetyViolation, 'day' | 'slot'>[],
): string[] {
  const ids = violations.flatMap(({ day, slot }) => {
    if (day === null || slot === null) return []
    return dishAt(planData, day, slot)?.recipe_id ?? []
  })
  return [...new Set(ids)]
}

/** Never-again foods that a written dish tells of: whether carrots are raw is told by its steps alone. */
const toldByWords = ({ neverFoods }: PlannerProfile): string[] =>
  neverFoods.filter((typed) => readNeverFood(typed).every(({ state }) => state === null))

/**
 * Interprets the profile, plans, and checks the finished plan: its words, and its amounts counted
 * again. A dish that is refused is left out and the plan made anew; nothing refused comes out of here.
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
  makePlan: (input: PlannerInput) => ReturnType<typeof plan> = plan,
): ComposedPlan {
  const judged = planProfile(child)
  const { interpretation, profile } = judged
  if (interpretation.clinicianConditions.length > 0) {
    return { kind: 'needs_clinician', conditions: [...interpretation.clinicianConditions] }
  }
  const unanswered = gravestQuestions(interpretation)
  if (unanswered.length > 0) return { kind: 'needs_answer', questions: unanswered }
  const readable = readableMenu(profile, recipes)
  const refused = new Set<string>()
  for (let round = 0; round < mostRounds; round += 1) {
    const outcome = makePlan({
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
    const notices = planNotices(outcome.document, profile, readable)
    const planData = withoutRefusedTips(withWords(outcome.document, judged, notices), profile)
    const violations = [
      ...brokenWords(planData, profile, labelsCount(judged.safeFoods)),
      ...brokenAmounts(planData, profile),
      ...brokenNever(planData, toldByWords(profile)),
      ...brokenPlates(planData, child.eaters),
    ]
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
