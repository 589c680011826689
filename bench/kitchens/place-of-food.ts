import { severalNamed } from '@brightplate/foods/interpret/names/several-named'
import { planProfile } from '@brightplate/meal-plans/profile/plan-profile'
import { benchProfile } from '../profiles/profiles.ts'

/** A school child without rules: what keeps a food from its plate is our own doing. */
const age = 8

/**
 * What becomes of a food that such a child eats: `placed` on plates, `asked` where its name is one food here and another
 * there, else why it stands on none.
 */
export function placeOfFood(typed: string): string {
  const { facts } = benchProfile(typed, { age, safe_foods: [typed] })
  const [judged] = planProfile(facts).safeFoods
  if (!judged) return 'not a food'
  if ((judged.places?.size ?? 0) > 0) return 'placed'
  if (severalNamed(typed)) return 'asked'
  return judged.rule ? `${judged.verdict} by ${judged.rule.id}` : judged.verdict
}
