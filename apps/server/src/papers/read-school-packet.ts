import type { Language } from '@brightplate/contract/languages'
import { type SchoolPacket, schoolPacket } from '@brightplate/contract/papers/school-packet'
import { foodsReportedAs, isSameFood } from '@brightplate/contract/typed/food-feedback'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import { requireChild } from '../children/require-child.ts'
import type { Db } from '../db/database.ts'

/**
 * What is printed of a child for a school, as it is now. It goes through its schema, which strips all that is not named
 * there. Throws `not_found`, and what the thread of quick questions does where it has too much to do.
 */
export async function readSchoolPacket(
  db: Db,
  now: Date,
  { threads }: Pick<AppServices, 'threads'>,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  { childId, language }: { childId: string; language: Language },
): Promise<SchoolPacket> {
  const { child } = await requireChild(db, keys, childId)
  const { allergies, behavioral_goals, dietary_preferences, answers } = child
  const profile = { allergies, behavioral_goals, dietary_preferences, answers }
  const toOmit = await threads.foodsToOmit(userId, { profile, language })
  const exact = foodsReportedAs(child, 'only_exactly')
  return schoolPacket.parse({
    in_a_reaction: '',
    how_to_offer: '',
    what_calms: '',
    who_to_call: [],
    instead: '',
    seating: '',
    not_to_say: '',
    restriction: '',
    ...child.care_words,
    ...child.school_words,
    ...toOmit,
    language,
    child_name: child.name,
    as_of: now.toISOString(),
    never: foodsReportedAs(child, 'never_again'),
    diets: dietary_preferences,
    eats: child.safe_foods.map((food) => ({
      food,
      only_exactly: exact.some((one) => isSameFood(one, food)),
    })),
    refuses: child.refused_foods,
    textures_avoided: child.textures_avoided,
    careful_chewing: child.careful_chewing,
    formula: child.formula ?? null,
  })
}
