import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import type { RuleReason } from '@brightplate/planner/rules/rule-reason'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { courses } from '@brightplate/recipes/recipe'
import { refusalsOf } from '../check/refusals-of.ts'

const keyOf = ({ kind, id }: RuleReason) => `${kind}:${id}`

/** The rules that the words of each dish of a course break; null where one breaks none. */
function brokenByWords(profile: PlannerProfile, course: string): Map<string, RuleReason>[] | null {
  const dishes: Map<string, RuleReason>[] = []
  for (const recipe of allRecipes) {
    const refusals = recipe.course === course ? refusalsOf(recipe, profile) : null
    if (!refusals) continue
    if (refusals.length === 0) return null
    const reasons = refusals.map(({ rule, id }): RuleReason => ({ kind: rule, id }))
    dishes.push(new Map(reasons.map((reason) => [keyOf(reason), reason])))
  }
  return dishes
}

/**
 * For a profile whose flags leave dishes but whose words refuse them all: a smallest set of rules
 * that does so, such as the unknown word "table", which stands in every line on table salt.
 */
export function clashingWords(profile: PlannerProfile): RuleReason[] {
  for (const course of courses) {
    const dishes = brokenByWords(profile, course)
    if (!dishes || dishes.length === 0) continue
    let kept = new Map(dishes.flatMap((reasons) => [...reasons]))
    for (const key of [...kept.keys()].sort()) {
      const fewer = new Map([...kept].filter(([other]) => other !== key))
      if (dishes.every((reasons) => [...reasons.keys()].some((one) => fewer.has(one)))) kept = fewer
    }
    return [...kept.values()]
  }
  return []
}
