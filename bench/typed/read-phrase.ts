import type { TypedList } from '@brightplate/contract/typed/typed-list'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import { readSafeFoods } from '@brightplate/meal-plans/profile-terms/read-safe-foods'

/** Reads one entry of a list by itself. */
export function readPhrase(list: TypedList, phrase: string): void {
  const none = { allergies: [], behavioral_goals: [], dietary_preferences: [] }
  if (list === 'safe_foods') readSafeFoods({ ...none, safe_foods: [phrase] })
  else if (list === 'refused_foods') readRefusedFood(phrase)
  else interpretProfile({ ...none, [list]: [phrase] })
}
