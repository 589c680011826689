import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { ownProfile } from '@brightplate/planner/own-profile'
import { isGiven } from '../clinician/formulas-of.ts'
import { judgeSafeFood } from '../profile/judge-safe-foods.ts'
import type { JudgedProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { brokenAmounts } from './broken-amounts.ts'
import { brokenBeside } from './broken-beside.ts'
import { brokenNever } from './broken-never.ts'
import { brokenPlates } from './broken-plates.ts'
import { brokenWords } from './broken-words.ts'
import type { Finding } from './finding.ts'
import { neverDishesIn } from './never-dishes-in.ts'

/** Whether the parent's word on its label is why a food as typed may be eaten, also one that left the list since; of a formula, that it is given. */
function labelsReadOf({ profile, labels }: JudgedProfile): (typed: string) => boolean {
  const known = new Map<string, boolean>()
  return (typed) => {
    const isRead =
      known.get(typed) ??
      (isGiven(typed, profile) || judgeSafeFood(typed, ownProfile(profile), labels).isLabelRead)
    known.set(typed, isRead)
    return isRead
  }
}

/**
 * All that is against the profile or the rules in a finished plan, whoever made or changed it: every word that
 * reaches a child or a cook, every amount, every counted limit, every plate, and what is never again.
 */
export function planFindings(
  plan: PlanData,
  child: Pick<ProfileFacts, 'eaters'>,
  judged: JudgedProfile,
): Finding[] {
  const { profile } = judged
  return [
    ...brokenBeside(plan, judged),
    ...brokenNever(plan, profile.neverFoods).map(
      ({ day, slot, never }): Finding => ({ kind: 'never-food', day, slot, id: never }),
    ),
    ...neverDishesIn(plan, profile.neverDishes).map(
      ({ day, slot, recipeId }): Finding => ({ kind: 'never-dish', day, slot, id: recipeId }),
    ),
    ...brokenPlates(plan, child.eaters).map(
      ({ day, slot, childId }): Finding => ({ kind: 'plate', day, slot, id: childId }),
    ),
    ...brokenWords(plan, profile, labelsReadOf(judged)).map(
      ({ day, slot, rule, id, certainty }): Finding => ({
        kind: 'words',
        day,
        slot,
        rule,
        id,
        certainty,
      }),
    ),
    ...brokenAmounts(plan, profile).map(
      ({ day, slot, limit }): Finding => ({ kind: 'amount', day, slot, id: limit }),
    ),
  ]
}
