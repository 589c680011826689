import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import { type ChosenTable, sealedColumns } from '../../../keys/sealed-columns.ts'
import type { GenerationRow } from '../following/follow-generation.ts'

type ChildKey = Pick<HouseholdKeys, 'ofChild'>
type OfGeneration = Pick<GenerationRow, 'householdId' | 'id' | 'childId'>

/** It is about the child's family, so it goes with the child's key. Null where everyone eats. */
export function sealTable(
  keys: ChildKey,
  { householdId, id, childId }: OfGeneration,
  table: ChosenTable | null,
): Buffer | null {
  const key = keys.ofChild(childId)
  return key && table && sealedColumns.table.seal(key, [householdId, id], table)
}

/** Who was chosen to eat of the plan; null where everyone of the child's table does. */
export function openTable(
  keys: ChildKey,
  { householdId, id, childId, chosenTable }: OfGeneration & Pick<GenerationRow, 'chosenTable'>,
): ChosenTable | null {
  const key = keys.ofChild(childId)
  return key && chosenTable && sealedColumns.table.open(key, [householdId, id], chosenTable)
}
