import type { DishPhotosPage } from '@brightplate/contract/plans/dishes/dish-photo'
import type { Caller } from '../auth/caller.ts'
import { noteWithdrawnConsent } from '../consents/note-withdrawn-consent.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { rowOf } from '../db/member.ts'
import { users } from '../db/tables/household/users.ts'
import { forgetUnagreed } from '../household/membership/forget-unagreed.ts'
import { agreedAt, listDishPhotos } from './list-dish-photos.ts'

/** Keeps when a user agreed that photos are kept; with the last agreement of the household all photos go. */
export const changePhotoAgreement = (
  db: Db,
  now: Date,
  caller: Pick<Caller, 'keys' | 'userId'>,
  agrees: boolean,
): Promise<DishPhotosPage> =>
  db.transaction(async (tx) => {
    const { householdId } = caller.keys
    await lockHousehold(tx, householdId)
    const before = agrees ? null : await agreedAt(tx, caller)
    await tx
      .update(users)
      .set({ photosAgreedAt: agrees ? now : null, updatedAt: now })
      .where(rowOf(users, householdId, caller.userId))
    if (before) {
      await noteWithdrawnConsent(tx, now, caller.keys, {
        of: { userId: caller.userId },
        kind: 'dish_photos',
        recipient: null,
        agreedAt: before.toISOString(),
      })
    }
    if (!agrees) await forgetUnagreed(tx, householdId)
    return listDishPhotos(tx, caller)
  })
