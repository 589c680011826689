import { chewsWithCare } from '@brightplate/contract/child/chews-with-care'
import type { Child } from '@brightplate/contract/child/child'
import type { Eater } from '@brightplate/contract/child/eater'
import type { StoredEater } from '../../keys/sealed-columns.ts'

/** One of the household's children, as it tells of itself. */
export type TellingChild = Omit<Child, 'eaters' | 'eating_log' | 'created_at'>

/** Who eats with a child as the contract shows it: nobody for a child of the household that was deleted. */
export function toEater(one: StoredEater, siblings: readonly TellingChild[]): Eater[] {
  if (!('child_id' in one)) return [{ child_id: null, ...one }]
  const sibling = siblings.find(({ id }) => id === one.child_id)
  // A child that was deleted eats with nobody.
  if (!sibling) return []
  const { name, age, allergies, dietary_preferences, answers = [] } = sibling
  const { safe_foods, safe_foods_nearly_all, refused_foods, textures_avoided } = sibling
  const { foods_said = [], dishes_said = [] } = sibling
  const withoutDates = answers.map(({ list, tag, question, answer }) => ({
    list,
    tag,
    question,
    answer,
  }))
  return [
    {
      child_id: one.child_id,
      name,
      age,
      allergies,
      dietary_preferences,
      careful_chewing: chewsWithCare(sibling),
      answers: withoutDates,
      safe_foods,
      safe_foods_nearly_all: safe_foods_nearly_all ?? false,
      refused_foods,
      textures_avoided,
      foods_said,
      dishes_said,
    },
  ]
}
