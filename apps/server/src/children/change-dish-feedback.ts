import type { Child } from '@brightplate/contract/child/child'
import type { DishFeedbackBody } from '@brightplate/contract/child/dish-feedback'
import { limits } from '@brightplate/contract/limits'
import { plainDateOf } from '@brightplate/contract/plain-date'
import * as words from '#localized/errors'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { rowOf } from '../db/member.ts'
import { children } from '../db/tables/household/children.ts'
import { AppError } from '../errors.ts'
import { findDishName } from '../models/find-dish-name.ts'
import { requireChild } from './require-child.ts'
import { profileColumns } from './stored/child-columns.ts'
import { openChild } from './stored/open-child.ts'

const refuse = (detail: string) =>
  new AppError('invalid_input', { detail, fields: { recipe_id: detail } })

async function requireName(db: Db, keys: Caller['keys'], id: string): Promise<string> {
  const found = await findDishName(db, keys, id)
  if (!found) throw refuse(words.noDishOfOurs())
  return found
}

/**
 * Keeps what a parent says of a dish, or takes it back. Throws `not_found`, and `invalid_input` for a dish that is
 * not there, or more than are kept.
 */
export async function changeDishFeedback(
  db: Db,
  now: Date,
  { keys }: Pick<Caller, 'keys'>,
  id: string,
  { recipe_id, says }: DishFeedbackBody,
): Promise<Child> {
  return db.transaction(async (tx) => {
    await lockHousehold(tx, keys.householdId)
    const { row, child } = await requireChild(tx, keys, id)
    const opened = openChild(keys, row)
    if (!opened) throw new AppError('not_found')
    const { id: _, created_at: __, ...profile } = opened
    const before = profile.dishes_said ?? []
    const same = before.find((one) => one.recipe_id === recipe_id)
    if ((same?.says ?? null) === says) return child
    const others = before.filter((one) => one !== same)
    if (says && others.length >= limits.dishFeedbackPerChild) {
      throw refuse(words.dishesSaidFull({ most: limits.dishFeedbackPerChild }))
    }
    const feedback = says && {
      recipe_id,
      name: await requireName(tx, keys, recipe_id),
      says,
      said_on: plainDateOf(now),
    }
    const dishes_said = feedback ? [...others, feedback] : others
    await tx
      .update(children)
      .set({ ...profileColumns(keys, id, { ...profile, dishes_said }), updatedAt: now })
      .where(rowOf(children, keys.householdId, id))
    return { ...child, dishes_said }
  })
}
