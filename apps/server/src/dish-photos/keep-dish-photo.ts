import { limits } from '@brightplate/contract/limits'
import { type DishPhotosPage, photoUnreadable } from '@brightplate/contract/plans/dishes/dish-photo'
import { eq, sum } from 'drizzle-orm'
import * as words from '#localized/errors'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { findDishName } from '../models/find-dish-name.ts'
import { bareJpeg } from './bare-jpeg.ts'
import { sealPhoto } from './dish-photo-row.ts'
import { agreedAt, listDishPhotos } from './list-dish-photos.ts'

const ofRecipe = 'recipe:'
const mostBytes = limits.photosMbPerHousehold * 1024 * 1024

async function nameOfPlain(form: string): Promise<string | null> {
  const { plainFoodOf } = await import('@brightplate/foods/plain-foods/plain-foods')
  const { capital } = await import('@brightplate/planner/dishes/dish')
  const plain = plainFoodOf(form)
  return plain ? capital(plain.name) : null
}

/** What a dish is called by itself. Throws `not_found` for none of ours. */
async function requireName(db: Db, keys: HouseholdKeys, dish: string): Promise<string> {
  const name = dish.startsWith(ofRecipe)
    ? await findDishName(db, keys, dish.slice(ofRecipe.length))
    : await nameOfPlain(dish)
  if (name === null) throw new AppError('not_found')
  return name
}

async function requireRoom(tx: Db, householdId: string): Promise<void> {
  const [kept] = await tx
    .select({ bytes: sum(dishPhotos.bytes) })
    .from(dishPhotos)
    .where(eq(dishPhotos.householdId, householdId))
  if (Number(kept?.bytes ?? 0) <= mostBytes) return
  throw new AppError('invalid_input', {
    detail: words.photosFull({ most: limits.photosMbPerHousehold }),
  })
}

/**
 * Keeps a photo of a dish, without what it tells beside the picture, in place of the one before. Throws `not_found`,
 * `photos_not_agreed`, and `invalid_input` for what is no JPEG and where there is no room.
 */
export async function keepDishPhoto(
  db: Db,
  now: Date,
  caller: Pick<Caller, 'keys' | 'userId'>,
  dish: string,
  bytes: Buffer,
): Promise<DishPhotosPage> {
  const { keys } = caller
  const jpeg = bareJpeg(bytes)
  if (!jpeg) throw new AppError('invalid_input', { detail: photoUnreadable() })
  const name = await requireName(db, keys, dish)
  return db.transaction(async (tx) => {
    // An agreement that is taken back waits for this, or this for it.
    await lockHousehold(tx, keys.householdId)
    if (!(await agreedAt(tx, caller))) throw new AppError('photos_not_agreed')
    const row = sealPhoto(keys, { dish, name }, jpeg, now)
    const { householdId: _, dishHash: __, ...changed } = row
    await tx
      .insert(dishPhotos)
      .values(row)
      .onConflictDoUpdate({ target: [dishPhotos.householdId, dishPhotos.dishHash], set: changed })
    await requireRoom(tx, keys.householdId)
    return listDishPhotos(tx, caller)
  })
}
