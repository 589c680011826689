import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { PlanDocument } from '@brightplate/planner/plan-document'
import { isPlaced } from '@brightplate/planner/safe-foods/safe-food-changes'
import type { JudgedSafeFood } from '../profile/judge-safe-foods.ts'
import type { Labels } from '../profile/label-terms.ts'
import { safeFoodSentence } from '../profile/safe-food-sentence.ts'

/** The safe foods that wait until their label is read; the field is absent where none does. */
export function labelsToRead(
  safeFoods: readonly JudgedSafeFood[],
  { terms }: Labels,
  document: PlanDocument,
): Pick<PlanData, 'labels_to_read'> {
  const waiting = safeFoods.filter(
    ({ typed, verdict }) => verdict === 'read_label' && !isPlaced(typed, document),
  )
  if (waiting.length === 0) return {}
  return {
    labels_to_read: waiting.map((judged) => ({
      food: judged.typed,
      allergens: [...terms],
      text: safeFoodSentence(judged, terms),
    })),
  }
}
