import type { Db } from '../db/database.ts'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import { AppError } from '../errors.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { ofDish, openJpeg } from './dish-photo-row.ts'

interface ReadPhoto {
  jpeg: Buffer
  /** Changes with the photo. */
  tag: string
}

/** Throws `not_found`. */
export async function readDishPhoto(db: Db, keys: HouseholdKeys, dish: string): Promise<ReadPhoto> {
  const [row] = await db.select().from(dishPhotos).where(ofDish(keys, dish))
  if (!row) throw new AppError('not_found')
  return { jpeg: openJpeg(keys, row), tag: `"${row.changedAt.getTime()}"` }
}
