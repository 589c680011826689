import type { HouseholdExport } from '@brightplate/contract/account/account'
import type { Caller } from '../auth/caller.ts'
import { listCareLinks } from '../care-links/list-care-links.ts'
import { listChildren } from '../children/list-children.ts'
import { listWithdrawnConsents } from '../consents/list-withdrawn-consents.ts'
import type { Db } from '../db/database.ts'
import { exportDishPhotos } from '../dish-photos/export-dish-photos.ts'
import { agreedAt } from '../dish-photos/list-dish-photos.ts'
import { exportEatingLogs } from '../eating-log/export-eating-logs.ts'
import { exportGoalTicks } from '../goal-ticks/export-goal-ticks.ts'
import { chosenPeriod } from '../kept-plans/chosen-period.ts'
import { listMealTemplates } from '../meal-templates/list-meal-templates.ts'
import { listModelRecipes } from '../models/list-model-recipes.ts'
import { exportRevisions } from '../plans/changing/revisions/export-revisions.ts'
import type { CheckServices } from '../plans/current-warnings.ts'
import { listPlans } from '../plans/list-plans.ts'
import { exportShoppingMarks } from '../shopping/export-shopping-marks.ts'
import { readSubscription } from '../subscriptions/status/read-subscription.ts'

type Exporting = Pick<Caller, 'householdId' | 'userId' | 'keys'>

async function exportRows(
  db: Db,
  now: Date,
  services: CheckServices,
  caller: Exporting,
): Promise<Omit<HouseholdExport, 'dish_photos'>> {
  const { keys } = caller
  const plans = await listPlans(db, services, caller, {})
  return {
    subscription: await readSubscription(db, now, caller),
    children: await listChildren(db, keys),
    care_links: await listCareLinks(db, now, keys),
    kept_plans: await chosenPeriod(db, caller.householdId),
    withdrawn_consents: await listWithdrawnConsents(db, caller),
    meal_plans: plans,
    plan_revisions: await exportRevisions(
      db,
      keys,
      plans.map(({ id, child_id: childId }) => ({ id, childId })),
    ),
    eating_logs: await exportEatingLogs(db, keys),
    goal_ticks: await exportGoalTicks(db, keys),
    shopping_marks: await exportShoppingMarks(db, keys),
    meal_templates: await listMealTemplates(db, keys),
    model_dishes: (await listModelRecipes(db, keys)).map(({ name, course, steps }) => ({
      name,
      course,
      steps: [...steps],
    })),
  }
}

/** Everything that is stored of a household: the JSON of a `HouseholdExport` in pieces, without its first brace, the photos at the end. */
export async function* exportHousehold(
  db: Db,
  now: Date,
  services: CheckServices,
  caller: Exporting,
): AsyncGenerator<string> {
  const rows = await exportRows(db, now, services, caller)
  const agreed = (await agreedAt(db, caller))?.toISOString() ?? null
  yield `${JSON.stringify(rows).slice(1, -1)},"dish_photos":{"agreed_at":${JSON.stringify(agreed)},"photos":[`
  yield* exportDishPhotos(db, caller)
  yield ']}}'
}
