import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { dishPhotos } from '../../db/tables/household/dish-photos.ts'
import { modelRecipes } from '../../db/tables/household/plans/model-recipes.ts'
import { users } from '../../db/tables/household/users.ts'
import { actsHere } from './acts-here.ts'

/** With the last agreement of a household goes what came of it; plans that hold dishes of a model keep them. */
export async function forgetUnagreed(tx: Db, householdId: string): Promise<void> {
  const agreed = (column: typeof users.modelProvider | typeof users.photosAgreedAt) =>
    tx.$count(users, and(actsHere(householdId), isNotNull(column)))
  if ((await agreed(users.modelProvider)) === 0) {
    await tx.delete(modelRecipes).where(eq(modelRecipes.householdId, householdId))
  }
  if ((await agreed(users.photosAgreedAt)) === 0) {
    await tx.delete(dishPhotos).where(eq(dishPhotos.householdId, householdId))
  }
}
