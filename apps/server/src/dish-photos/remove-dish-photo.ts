import type { DishPhotosPage } from '@brightplate/contract/plans/dishes/dish-photo'
import type { Caller } from '../auth/caller.ts'
import type { Db } from '../db/database.ts'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import { AppError } from '../errors.ts'
import { ofDish } from './dish-photo-row.ts'
import { listDishPhotos } from './list-dish-photos.ts'

/** Throws `not_found`. */
export async function removeDishPhoto(
  db: Db,
  caller: Pick<Caller, 'keys' | 'userId'>,
  dish: string,
): Promise<DishPhotosPage> {
  const removed = await db
    .delete(dishPhotos)
    .where(ofDish(caller.keys, dish))
    .returning({ dishHash: dishPhotos.dishHash })
  if (removed.length === 0) throw new AppError('not_found')
  return listDishPhotos(db, caller)
}
