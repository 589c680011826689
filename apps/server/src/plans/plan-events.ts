import type { PlanEvent } from '@brightplate/contract/plans/meal-plan'
import { and, eq, sql } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import { notDeleted } from '../db/not-deleted.ts'
import { prepared } from '../db/prepared.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { householdEvents } from '../event-streams/household-events.ts'

const revisionOf = prepared((db) =>
  db
    .select({ revision: mealPlans.revision })
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.householdId, sql.placeholder('householdId')),
        eq(mealPlans.id, sql.placeholder('id')),
        notDeleted(mealPlans),
      ),
    ),
)

/** The revision of a plan as server-sent events. Ends with the plan. */
export const planEvents = (
  db: AppServices['db'],
  services: Pick<AppServices, 'changes'>,
  householdId: string,
  planId: string,
  gone: AbortSignal,
): AsyncGenerator<string> =>
  householdEvents(
    services,
    householdId,
    'plan',
    async (): Promise<PlanEvent | null> =>
      (await revisionOf(db).execute({ householdId, id: planId }))[0] ?? null,
    gone,
  )
