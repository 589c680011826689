import { and, eq, lt } from 'drizzle-orm'
import { notDeleted } from '../db/not-deleted.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { isId } from '../new-id.ts'

export interface PlanPage {
  limit?: number | undefined
  /** Id of a plan: only older ones. */
  before?: string | undefined
}

/** The household's plans of a page, before its limit. */
export const withinPage = (householdId: string, { before }: PlanPage) =>
  and(
    eq(mealPlans.householdId, householdId),
    notDeleted(mealPlans),
    before && isId(before) ? lt(mealPlans.id, before) : undefined,
  )
