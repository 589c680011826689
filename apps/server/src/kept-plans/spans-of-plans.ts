import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notDeleted } from '../db/not-deleted.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import type { PlanSpan } from './plans-to-erase.ts'

const { householdId: home, id, childId, nameless, startDate, durationDays } = mealPlans

/** Nothing of it is sealed. */
const columns = { householdId: home, id, childId, nameless, startDate, durationDays }

/** A household's plans without what is sealed of them. */
export const spansOfPlans = (db: Db, householdId: string): Promise<PlanSpan[]> =>
  db
    .select(columns)
    .from(mealPlans)
    .where(and(eq(home, householdId), notDeleted(mealPlans)))

/** The same of several. */
export const spansOfHouseholds = (
  db: Db,
  householdIds: readonly string[],
): Promise<(PlanSpan & { householdId: string })[]> =>
  db
    .select(columns)
    .from(mealPlans)
    .where(and(inArray(home, [...householdIds]), notDeleted(mealPlans)))
