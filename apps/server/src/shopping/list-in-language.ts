import type { Language } from '@brightplate/contract/languages'
import type { HouseholdShopping } from '@brightplate/contract/plans/household-list'

/** Of a language no words are loaded until somebody reads it. */
export async function listInLanguage(
  language: Language | null,
  list: HouseholdShopping,
): Promise<HouseholdShopping> {
  if (language === 'en-GB') {
    const { householdListInBritish } = await import(
      '@brightplate/meal-plans/british/shopping-in-british'
    )
    return householdListInBritish(list)
  }
  if (language !== 'es-US') return list
  const { householdListInSpanish } = await import(
    '@brightplate/meal-plans/spanish/household-list-in-spanish'
  )
  return householdListInSpanish(list)
}
