import type { GivenAnswer } from '@brightplate/contract/child/given-answer'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { conditionsAmongFoods } from '@brightplate/foods/interpret/safe-foods/conditions-among-foods'
import type { ProfileInterpretation } from '@brightplate/foods/interpretation'
import { type EnergyFields, withEnergy, withoutEnergy } from '../energy/with-energy.ts'
import type { EaterFacts, ProfileFacts } from './profile-facts.ts'

/** How the tags of everyone at a table were understood. */
export interface TableInterpretation {
  /** The child's own. */
  own: ProfileInterpretation
  /** One for each of the child's `eaters`. */
  eaters: readonly ProfileInterpretation[]
  /** The child's, with what must not be in anything that is shared. */
  table: ProfileInterpretation
}

const sorted = <Item extends string>(lists: readonly (readonly Item[])[]): Item[] =>
  [...new Set(lists.flat())].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** With the conditions that stand among foods, as they are no less in need of a clinician there. */
const withConditionsAmong = (
  interpretation: ProfileInterpretation,
  { safe_foods = [], refused_foods = [] }: Pick<EaterFacts, 'safe_foods' | 'refused_foods'>,
): ProfileInterpretation => ({
  ...interpretation,
  clinicianConditions: sorted([
    interpretation.clinicianConditions,
    conditionsAmongFoods([...safe_foods, ...refused_foods]),
  ]),
})

/** An answer about a tag that was typed in this child's profile is kept there, whoever the tag is of. */
function interpretEater(eater: EaterFacts, answers: readonly GivenAnswer[]): ProfileInterpretation {
  const { allergies, dietary_preferences, answers: own } = eater
  const read = interpretProfile({
    allergies,
    behavioral_goals: [],
    dietary_preferences,
    answers: own ?? answers,
  })
  return withConditionsAmong(withoutEnergy(read), eater)
}

/** A child's own tags, its energy judged by its age, with the conditions that stand among its foods. */
export function interpretChild(
  child: Pick<ProfileFacts, 'allergies' | 'behavioral_goals' | 'dietary_preferences' | 'answers'> &
    Partial<Pick<ProfileFacts, 'safe_foods' | 'refused_foods'>> &
    EnergyFields,
): ProfileInterpretation {
  return withConditionsAmong(withEnergy(interpretProfile(child), child), child)
}

/** A child of whom nobody else is said. */
export const eatsAlone = (own: ProfileInterpretation): TableInterpretation => ({
  own,
  eaters: [],
  table: own,
})

/** Reads the tags of a child and of those who eat with it: an eater's allergy is read as the child's is. */
export function interpretTable(
  child: Parameters<typeof interpretChild>[0] & Pick<ProfileFacts, 'eaters'>,
): TableInterpretation {
  const own = interpretChild(child)
  const { eaters: asTyped = [], answers = [] } = child
  if (asTyped.length === 0) return eatsAlone(own)
  const eaters = asTyped.map((one) => interpretEater(one, answers))
  const all = [own, ...eaters]
  return {
    own,
    eaters,
    table: {
      ...own,
      readings: all.flatMap(({ readings }) => readings),
      allergens: sorted(all.map(({ allergens }) => allergens)),
      diets: sorted(all.map(({ diets }) => diets)),
      words: sorted(all.map(({ words }) => words)),
      unchecked: sorted(all.map(({ unchecked }) => unchecked)),
      clinicianConditions: sorted(all.map(({ clinicianConditions }) => clinicianConditions)),
    },
  }
}
