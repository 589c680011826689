import type { Language } from '@brightplate/contract/language'
import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import type { SpanishDish } from '@brightplate/planner/spanish/spanish-dish'

/** A stored meal in the words of a language; null where it is read in English, as it is stored. */
export type SayDish = (
  dish: Meal | Snack | Juice,
  at: { day: number; date: string },
) => SpanishDish | null

const asStored: SayDish = () => null

/** Of a language no words are loaded until somebody reads it. */
export async function dishInLanguage(language: Language): Promise<SayDish> {
  if (language === 'en-US') return asStored
  const { spanishDish } = await import('@brightplate/planner/spanish/spanish-dish')
  return spanishDish
}
