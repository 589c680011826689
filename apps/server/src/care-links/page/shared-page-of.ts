import type { Child } from '@brightplate/contract/child/child'
import type { EatingAnswer } from '@brightplate/contract/child/eating-log'
import type { Language } from '@brightplate/contract/languages'
import type { ClinicWords } from '@brightplate/contract/papers/clinic-words'
import type { NameShown, SharedKind } from '@brightplate/contract/sharing/care-link'
import {
  type SharedDay,
  type SharedPage,
  sharedPage,
} from '@brightplate/contract/sharing/shared-page'
import { foodsReportedAs, isSameFood } from '@brightplate/contract/typed/food-feedback'
import { sharedName } from './shared-name.ts'

/** What a page for a clinic shows beside the profile. */
export interface ClinicFacts
  extends Pick<Extract<SharedPage, { kind: 'clinic' }>, 'omit' | 'red_flags' | 'nutrition'> {
  /** What was reported of meals. */
  eaten: readonly Pick<EatingAnswer, 'name' | 'said' | 'eaten_on'>[]
}

const nothingKnown: ClinicFacts = { red_flags: null, nutrition: null, eaten: [] }

const nothingWritten: ClinicWords = {
  reason: '',
  question: '',
  drinks: '',
  bowels: '',
  sleep: '',
  medicines: '',
  growth: [],
}

/** The first and the last day on which a food was eaten or tasted, as far as it was reported. */
function eatenOn(answers: ClinicFacts['eaten'], food: string) {
  const days = answers
    .filter(({ name, said }) => said !== null && said !== 'not_today' && isSameFood(name, food))
    .map(({ eaten_on }) => eaten_on)
    .sort()
  return { first_eaten: days[0] ?? null, last_eaten: days.at(-1) ?? null }
}

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
  clinic: ClinicFacts = nothingKnown,
): SharedPage {
  const { foods_said: said = [] } = child
  const exact = foodsReportedAs(child, 'only_exactly')
  return sharedPage.parse({
    in_a_reaction: '',
    how_to_offer: '',
    what_calms: '',
    who_to_call: [],
    ...child.care_words,
    ...nothingWritten,
    ...child.clinic_words,
    ...clinic,
    food_record: child.food_record ?? { days: [] },
    kind,
    language,
    child_name: sharedName(child.name, nameShown),
    as_of: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    allergies: child.allergies,
    never: foodsReportedAs(child, 'never_again'),
    diets: child.dietary_preferences,
    careful_chewing: child.careful_chewing,
    age: child.age,
    eats: child.safe_foods.map((food) => ({
      food,
      only_exactly: exact.some((one) => isSameFood(one, food)),
      ...eatenOn(clinic.eaten, food),
    })),
    paused: said.flatMap(({ says, food, said_on }) =>
      says === 'not_now' ? { food, since: said_on } : [],
    ),
    refuses: child.refused_foods,
    textures_avoided: child.textures_avoided,
    formula: child.formula ?? null,
    days,
  })
}
