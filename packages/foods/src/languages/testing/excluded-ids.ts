import { allergenIds } from '../../allergen.ts'
import { dietIds, type Restrictions } from '../../restrictions.ts'
import { buildPlanText } from '../../safety-check/build-plan-text.ts'
import { type LexiconTerms, openPlanCheck } from '../../safety-check/check-plan-text.ts'
import { buildRestrictions } from '../../testing/build-restrictions.ts'
import { singleFoods } from '../../vocabulary/single-foods.ts'

/** Restrictions, and whether it is the rules of age that are asked about. */
export type Asked = readonly [changes: Partial<Restrictions>, rule?: 'age']

/** What a child may be restricted by, each alone, with its name in a test. */
export const everyRule: readonly (readonly [name: string, asked: Asked])[] = [
  ...allergenIds.map((id) => [`an allergy to ${id}`, [{ allergens: [id] }]] as const),
  ...dietIds.map((id) => [`the diet ${id}`, [{ diets: [id] }]] as const),
  ...[...singleFoods.keys()].map((word) => [`"${word}" kept out`, [{ words: [word] }]] as const),
  ['the rules of age and of careful chewing', [{ ageYears: 1, carefulChewing: true }, 'age']],
]

const terms: LexiconTerms = new Map()

/** By what lines are excluded: by the rules of age alone, or by all others. */
export function excludedIds(...[changes, rule]: Asked): (lines: readonly string[]) => Set<string> {
  const check = openPlanCheck(buildRestrictions(changes))
  return (lines) =>
    new Set(
      check(buildPlanText({ slot: 'dinner', lines }), terms)
        .filter((one) => (rule ? one.rule === rule : one.rule !== 'age'))
        .map(({ id }) => id),
    )
}
