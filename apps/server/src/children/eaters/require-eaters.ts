import type { ChildBody } from '@brightplate/contract/child/child'
import * as words from '#localized/errors'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'

/** Throws `invalid_input` for an eater that is no other child of the household, or is named twice. */
export function requireEaters(
  keys: HouseholdKeys,
  childId: string,
  { eaters }: Pick<ChildBody, 'eaters'>,
): void {
  if (!eaters) return
  const seen = new Set([childId])
  for (const { child_id: id } of eaters) {
    if (!id) continue
    if (seen.has(id) || !keys.childIds.includes(id)) {
      const detail = words.eatersOnce()
      throw new AppError('invalid_input', { detail, fields: { eaters: detail } })
    }
    seen.add(id)
  }
}
