import type { Child } from '@brightplate/contract/child/child'
import type { RemovedAllergyBody } from '@brightplate/contract/child/removed-allergy'
import { limits } from '@brightplate/contract/limits'
import * as words from '#localized/errors'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { rowOf } from '../db/member.ts'
import { children } from '../db/tables/household/children.ts'
import { AppError } from '../errors.ts'
import { requireChild } from './require-child.ts'
import { profileColumns } from './stored/child-columns.ts'
import { openChild } from './stored/open-child.ts'
import { isSameTag } from './stored/removed-allergies.ts'

const refuse = (detail: string) =>
  new AppError('invalid_input', { detail, fields: { tag: detail } })

/**
 * Puts an allergy back that another parent took out, or agrees that it is none. Throws `not_found`, and `invalid_input`
 * where nobody took it out, who did would agree with themselves, or the list is full.
 */
export async function answerRemovedAllergy(
  db: Db,
  now: Date,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  id: string,
  { tag, put_back }: RemovedAllergyBody,
): Promise<Child> {
  return db.transaction(async (tx) => {
    await lockHousehold(tx, keys.householdId)
    const { row } = await requireChild(tx, keys, id)
    const opened = openChild(keys, row)
    if (!opened) throw new AppError('not_found')
    const { id: _, created_at: __, ...profile } = opened
    const { allergies, removed_allergies: removed = [] } = profile
    const asked = removed.find((one) => isSameTag(one.tag, tag))
    if (!asked) throw refuse(words.allergyNotRemoved())
    if (!put_back && asked.removed_by === userId) throw refuse(words.anotherAgrees())
    const comesBack = put_back && !allergies.some((one) => isSameTag(one, tag))
    if (comesBack && allergies.length >= limits.tagsPerList) {
      throw refuse(words.allergiesFull({ most: limits.tagsPerList }))
    }
    const changed = {
      ...profile,
      allergies: comesBack ? [...allergies, asked.tag] : allergies,
      removed_allergies: removed.filter((one) => one !== asked),
    }
    await tx
      .update(children)
      .set({ ...profileColumns(keys, id, changed), updatedAt: now })
      .where(rowOf(children, keys.householdId, id))
    return (await requireChild(tx, keys, id)).child
  })
}
