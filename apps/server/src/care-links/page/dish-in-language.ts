import type { Language } from '@brightplate/contract/languages'
import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import type { Juice, Meal, Slot, Snack } from '@brightplate/contract/plans/plan-data'
import type { SpanishDish } from '@brightplate/planner/spanish/spanish-dish'

/** A stored meal in the words of a language; null where it is read in English, as it is stored. */
export type SayDish = (
  dish: Meal | Snack | Juice,
  slot: Slot,
  at: { day: number; date: string },
) => SpanishDish | null

const asStored: SayDish = () => null

/**
 * Says the meals of a child, whose rules its words are read by first. Of a language no words are loaded until somebody
 * reads it.
 * @param child as it is today; null where its rules are not known: then its meals are read in English
 */
export async function dishInLanguage(
  language: Language,
  child: ProfileSnapshot | null,
): Promise<SayDish> {
  if (language === 'en-US' || !child) return asStored
  if (language === 'en-GB') {
    const { checkedBritish } = await import('@brightplate/meal-plans/british/checked-british')
    return checkedBritish(child)
  }
  const { checkedSpanish } = await import('@brightplate/meal-plans/check/checked-spanish')
  return checkedSpanish(child)
}
