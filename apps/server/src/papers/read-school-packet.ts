import type { Language } from '@brightplate/contract/languages'
import { type SchoolPacket, schoolPacket } from '@brightplate/contract/papers/school-packet'
import { foodsReportedAs, isSameFood } from '@brightplate/contract/typed/food-feedback'
import type { Caller } from '../auth/caller.ts'
import { requireChild } from '../children/require-child.ts'
import type { Db } from '../db/database.ts'
import { type OmitServices, omittedFoods } from '../profile-terms/omitted-foods.ts'

/**
 * What is printed of a child for a school, as it is now. It goes through its schema, which strips all that is not named
 * there. Throws `not_found`, and what the thread of quick questions does where it has too much to do.
 */
export async function readSchoolPacket(
  db: Db,
  now: Date,
  services: OmitServices,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  { childId, language }: { childId: string; language: Language },
): Promise<SchoolPacket> {
  const { child } = await requireChild(db, keys, childId)
  const toOmit = await omittedFoods(services, userId, child, language)
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
    diets: child.dietary_preferences,
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
