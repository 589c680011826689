import type { Child } from '@brightplate/contract/child/child'
import type { Eater as WireEater } from '@brightplate/contract/child/eater'
import { allergens, dietFacts } from './facts.ts'
import type { WirePlan } from './plan.ts'
import { plainText } from './read-line.ts'

/** What someone at the table must not be given, and of a child what it refuses. */
export interface Eater {
  ageYears: number
  chewsWithCare: boolean
  /** The parent says that nearly nothing is eaten but what is listed. */
  eatsNearlyNothingElse?: boolean
  /** Ids of facts/allergens.yaml, and of the diets of facts/diets.yaml. */
  avoids: readonly string[]
  diets: readonly string[]
  /** Single foods, each with the words that give it away. */
  foods: Readonly<Record<string, readonly string[]>>
  /** Of one of the household's children, whose plate is described separately. */
  childId?: string
  refused?: readonly string[]
  never?: readonly string[]
  neverDishes?: readonly string[]
  texturesAvoided?: readonly string[]
  safeFoods?: readonly string[]
  /** Foods as typed whose label the parent has read. */
  labelsRead?: readonly string[]
}

export interface Table {
  child: Eater
  eaters: readonly Eater[]
}

const idsIn = (tag: string, rows: Readonly<Record<string, { tags: RegExp }>>): string[] => {
  const readings = [plainText(tag), plainText(tag).replace(/-?free\b/g, '')]
  return Object.keys(rows).filter((id) =>
    readings.some((text) => text.match(rows[id]?.tags ?? '$^')),
  )
}

/** What a parent says yes to of how a child swallows. */
const swallowingSigns = ['choking', 'coughing-at-meals']

type Told = Omit<Partial<WireEater>, 'safe_foods_nearly_all' | 'name'> &
  Pick<Child, 'age'> &
  Partial<Pick<Child, 'labels_read' | 'safe_foods_nearly_all' | 'red_flags'>>

function eaterOf(wire: Told): Eater {
  const { allergies = [], dietary_preferences = [], foods_said = [], dishes_said = [] } = wire
  const flags = wire.red_flags?.answers ?? []
  const unread = allergies.filter((tag) => idsIn(tag, allergens).length === 0).map(plainText)
  return {
    ageYears: wire.age,
    chewsWithCare: wire.careful_chewing || swallowingSigns.some((id) => flags.includes(id)),
    eatsNearlyNothingElse: wire.safe_foods_nearly_all ?? false,
    avoids: [...new Set(allergies.flatMap((tag) => idsIn(tag, allergens)))],
    diets: [...new Set(dietary_preferences.flatMap((tag) => idsIn(tag, dietFacts.diets)))],
    foods: Object.fromEntries(unread.map((tag) => [tag, tag.split(/ and | or |[,/;&]/)])),
    ...(wire.child_id ? { childId: wire.child_id } : {}),
    refused: wire.refused_foods ?? [],
    never: foods_said.flatMap(({ food, says }) => (says === 'never_again' ? food : [])),
    neverDishes: dishes_said.flatMap((one) => (one.says === 'never_again' ? one.recipe_id : [])),
    texturesAvoided: wire.textures_avoided ?? [],
    safeFoods: wire.safe_foods ?? [],
    labelsRead: (wire.labels_read ?? []).map(({ food }) => food),
  }
}

/** Who eats of a plan, by the profile that it was made for: what a tag means is read by our own words. */
export function tableOf({ profile_snapshot: profile }: WirePlan): Table {
  if (!profile) throw new TypeError('The plan holds no profile.')
  const { eaters = [], ...child } = profile
  return { child: eaterOf(child), eaters: eaters.map(eaterOf) }
}
