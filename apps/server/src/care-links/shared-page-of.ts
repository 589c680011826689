import type { Child } from '@brightplate/contract/child/child'
import type { Language } from '@brightplate/contract/languages'
import type { NameShown, SharedKind } from '@brightplate/contract/sharing/care-link'
import {
  type SharedDay,
  type SharedPage,
  sharedPage,
} from '@brightplate/contract/sharing/shared-page'
import { isSameFood } from '@brightplate/contract/typed/food-feedback'
import { sharedName } from './shared-name.ts'

export interface Sharing {
  kind: SharedKind
  nameShown: NameShown
  language: Language
  expiresAt: Date
}

/**
 * What a link shows of a child. It goes through the schema of its kind, which strips all that is not named there:
 * what is added to a profile is shared only once that schema says so.
 */
export function sharedPageOf(
  child: Child,
  { kind, nameShown, language, expiresAt }: Sharing,
  now: Date,
  days: readonly SharedDay[],
): SharedPage {
  const said = child.foods_said ?? []
  const isOnlyExactly = (food: string) =>
    said.some((one) => one.says === 'only_exactly' && isSameFood(one.food, food))
  return sharedPage.parse({
    in_a_reaction: '',
    how_to_offer: '',
    what_calms: '',
    who_to_call: [],
    ...child.care_words,
    kind,
    language,
    child_name: sharedName(child.name, nameShown),
    as_of: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    allergies: child.allergies,
    never: said.flatMap(({ says, food }) => (says === 'never_again' ? food : [])),
    diets: child.dietary_preferences,
    careful_chewing: child.careful_chewing,
    eats: child.safe_foods.map((food) => ({ food, only_exactly: isOnlyExactly(food) })),
    refuses: child.refused_foods,
    textures_avoided: child.textures_avoided,
    formula: child.formula ?? null,
    days,
  })
}
