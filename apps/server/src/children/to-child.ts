import type { Child } from '@brightplate/contract/child/child'
import type { Eater } from '@brightplate/contract/child/eater'
import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import type { KeptEater } from '../keys/sealed-columns.ts'
import type { KeptChild } from './kept/open-child.ts'

const toEater = (one: KeptEater, siblings: readonly KeptChild[]): Eater[] => {
  if (!('child_id' in one)) return [{ child_id: null, ...one }]
  const sibling = siblings.find(({ id }) => id === one.child_id)
  // A child that was deleted eats with nobody.
  if (!sibling) return []
  const { name, age, allergies, dietary_preferences, careful_chewing, answers = [] } = sibling
  const { safe_foods, safe_foods_nearly_all, refused_foods, textures_avoided } = sibling
  const { foods_said = [], dishes_said = [] } = sibling
  const said = answers.map(({ list, tag, question, answer }) => ({ list, tag, question, answer }))
  return [
    {
      child_id: one.child_id,
      name,
      age,
      allergies,
      dietary_preferences,
      careful_chewing,
      answers: said,
      safe_foods,
      safe_foods_nearly_all: safe_foods_nearly_all ?? false,
      refused_foods,
      textures_avoided,
      foods_said,
      dishes_said,
    },
  ]
}

/** A kept child as the contract shows it. `siblings` holds those of the household who eat with it. */
export const toChild = (
  { eating_log: log, ...child }: KeptChild,
  siblings: readonly KeptChild[],
): Child => ({
  ...child,
  ...(log ? { eating_log: { asks: log.asks, since: log.since } } : {}),
  eaters: (child.eaters ?? []).flatMap((one) => toEater(one, siblings)),
})

/** What a plan keeps of the child. */
export function snapshotOf({
  id: _,
  created_at: __,
  red_flags: ___,
  eating_log: ____,
  ...profile
}: Child): ProfileSnapshot {
  return profile
}
