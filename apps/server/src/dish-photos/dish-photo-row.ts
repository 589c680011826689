import type { DishPhoto } from '@brightplate/contract/plans/dishes/dish-photo'
import { and, eq, type SQL } from 'drizzle-orm'
import { dishPhotos } from '../db/tables/household/dish-photos.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { keyedHash, sealedColumns } from '../keys/sealed-columns.ts'

type PhotoRow = typeof dishPhotos.$inferSelect

const hashOf = ({ own }: HouseholdKeys, dish: string) => keyedHash(own, 'dish photo', dish)

export const rowOfPhoto = ({ householdId }: HouseholdKeys, dishHash: string): SQL | undefined =>
  and(eq(dishPhotos.householdId, householdId), eq(dishPhotos.dishHash, dishHash))

export const ofDish = (keys: HouseholdKeys, dish: string): SQL | undefined =>
  rowOfPhoto(keys, hashOf(keys, dish))

export function sealPhoto(
  keys: HouseholdKeys,
  dish: Pick<DishPhoto, 'dish' | 'name'>,
  jpeg: Buffer,
  now: Date,
): PhotoRow {
  const { householdId, own } = keys
  const dishHash = hashOf(keys, dish.dish)
  const row = [householdId, dishHash] as const
  return {
    householdId,
    dishHash,
    dish: sealedColumns.photoDish.seal(own, row, dish),
    photo: sealedColumns.photo.seal(own, row, jpeg),
    bytes: jpeg.length,
    changedAt: now,
  }
}

/** Which dish a photo is of, as the contract shows it. */
export const openDish = (
  { own }: HouseholdKeys,
  { householdId, dishHash, dish, changedAt }: Omit<PhotoRow, 'photo' | 'bytes'>,
): DishPhoto => ({
  ...sealedColumns.photoDish.open(own, [householdId, dishHash], dish),
  changed_at: changedAt.toISOString(),
})

export const openJpeg = (
  { own }: HouseholdKeys,
  { householdId, dishHash, photo }: PhotoRow,
): Buffer => sealedColumns.photo.open(own, [householdId, dishHash], photo)
