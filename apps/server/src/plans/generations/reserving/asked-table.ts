import type { Child } from '@brightplate/contract/child/child'
import type { GenerateBody } from '@brightplate/contract/plans/meal-plan'
import { requireEaters } from '../../../children/eaters/require-eaters.ts'
import { isSameEater, unnamedAt } from '../../../children/eaters/seated.ts'
import { keepEaters } from '../../../children/stored/keep-eaters.ts'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import type { ChosenTable } from '../../../keys/sealed-columns.ts'

/**
 * Who eats of the plan that is asked for, and who of the child's table does not; null where everyone
 * does, also those who come to the table later. Throws `invalid_input` for an eater that is no other child of the household, or is named twice.
 */
export function askedTable(
  keys: HouseholdKeys,
  child: Child,
  { eaters, people_at_table: people }: Pick<GenerateBody, 'eaters' | 'people_at_table'>,
): ChosenTable | null {
  if (eaters === undefined && people === undefined) return null
  requireEaters(keys, child.id, { eaters })
  const usual = keepEaters(child.eaters)
  const chosen = eaters ? keepEaters(eaters) : usual
  const table = {
    eaters: chosen,
    people_at_table: Math.max(people ?? 0, chosen.length + 1),
  }
  const others = unnamedAt({ eaters: usual, people_at_table: child.people_at_table })
  const away = usual.filter((one) => !chosen.some((other) => isSameEater(one, other)))
  const isUsual = away.length === 0 && chosen.length === usual.length && others === unnamedAt(table)
  if (isUsual) return null
  return { ...table, away, others_away: Math.max(0, others - unnamedAt(table)) }
}
