import type { Language } from '@brightplate/contract/languages'
import type { HouseholdShopping } from '@brightplate/contract/plans/household-list'

/** Of a language no words are loaded until somebody reads it. */
export async function listInLanguage(
  language: Language | null,
  list: HouseholdShopping,
): Promise<HouseholdShopping> {
  if (language !== 'es-US') return list
  const { householdListInSpanish } = await import(
    '@brightplate/meal-plans/spanish/household-list-in-spanish'
  )
  return householdListInSpanish(list)
}
