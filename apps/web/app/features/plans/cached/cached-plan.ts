import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { userStorage } from '../../../api/storage/user-storage.ts'
import type { ShownPlan } from '../shown-plan.ts'

type UserStorage = ReturnType<typeof userStorage>

const key = 'plan'

interface CachedPlan {
  keptAt: string
  plan: MealPlan
}

/** What this app wrote itself, unless someone changed it or an older app wrote it. */
const isCachedPlan = (value: unknown): value is CachedPlan =>
  typeof value === 'object' &&
  value !== null &&
  'keptAt' in value &&
  typeof value.keptAt === 'string' &&
  'plan' in value &&
  typeof value.plan === 'object' &&
  value.plan !== null &&
  'id' in value.plan &&
  'plan_data' in value.plan

/**
 * Keeps the plan that was last opened, and no other, so that it can be read without a connection.
 * The child's profile, which reading does not need, is not kept.
 */
export function keepPlan(storage: UserStorage, plan: MealPlan, keptAt: string): void {
  const cached: CachedPlan = { keptAt, plan: { ...plan, profile_snapshot: null } }
  storage.write(key, JSON.stringify(cached))
}

function readCached(storage: UserStorage): CachedPlan | null {
  try {
    const cached: unknown = JSON.parse(storage.read(key) ?? 'null')
    return isCachedPlan(cached) ? cached : null
  } catch {
    return null
  }
}

/** The id of the plan that is kept, or null where none is. */
export const cachedPlanId = (storage: UserStorage): string | null =>
  readCached(storage)?.plan.id ?? null

/** The plan that is kept, whichever it is; null where none is. */
export function anyCachedPlan(storage: UserStorage): (ShownPlan & { keptAt: string }) | null {
  const cached = readCached(storage)
  return cached && { ...cached.plan, keptAt: cached.keptAt }
}

/** The kept copy of a plan, or null where another or none is kept. */
export function readCachedPlan(storage: UserStorage, id: string): ShownPlan | null {
  const cached = anyCachedPlan(storage)
  return cached?.id === id ? cached : null
}

/** A plan that is gone on the server goes here too. */
export function forgetCachedPlan(storage: UserStorage, id: string): void {
  if (cachedPlanId(storage) === id) storage.remove(key)
}
