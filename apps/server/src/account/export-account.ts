import type { AccountExport } from '@brightplate/contract/account/account'
import type { Caller } from '../auth/caller.ts'
import { listAccessEvents } from '../auth/events/list-access-events.ts'
import { listPasskeys } from '../auth/passkeys/list-passkeys.ts'
import { listSessions } from '../auth/sessions/list-sessions.ts'
import { listCareLinks } from '../care-links/list-care-links.ts'
import { listChildren } from '../children/list-children.ts'
import type { Db } from '../db/database.ts'
import { exportDishPhotos } from '../dish-photos/export-dish-photos.ts'
import { agreedAt } from '../dish-photos/list-dish-photos.ts'
import { exportEatingLogs } from '../eating-log/export-eating-logs.ts'
import { exportGoalTicks } from '../goal-ticks/export-goal-ticks.ts'
import { listMealTemplates } from '../meal-templates/list-meal-templates.ts'
import { listModelRecipes } from '../models/list-model-recipes.ts'
import { listPayments } from '../payments/ledger/list-payments.ts'
import { exportRevisions } from '../plans/changing/revisions/export-revisions.ts'
import type { CheckServices } from '../plans/current-warnings.ts'
import { listPlans } from '../plans/list-plans.ts'
import { exportShoppingMarks } from '../shopping/export-shopping-marks.ts'
import { readSubscription } from '../subscriptions/status/read-subscription.ts'
import { readAccount } from './read-account.ts'
import type { AccountSetup } from './to-account.ts'

type ExceptPhotos = Omit<AccountExport, 'dish_photos'>

async function exportRows(
  db: Db,
  now: Date,
  services: CheckServices,
  caller: Caller,
  setup: AccountSetup,
): Promise<ExceptPhotos> {
  const { keys, account } = caller
  const plans = await listPlans(db, services, caller, {})
  return {
    exported_at: now.toISOString(),
    account: await readAccount(db, caller, setup),
    sessions: await listSessions(db, now, account),
    passkeys: await listPasskeys(db, account),
    access_events: await listAccessEvents(db, account),
    subscription: await readSubscription(db, now, caller),
    payments: await listPayments(db, caller.userId),
    children: await listChildren(db, keys),
    care_links: await listCareLinks(db, now, keys),
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

/** Everything that is stored of the account: the JSON of an `AccountExport` in pieces, the photos at the end. */
export async function* exportAccount(
  db: Db,
  now: Date,
  services: CheckServices,
  caller: Caller,
  setup: AccountSetup,
): AsyncGenerator<string> {
  const rows = await exportRows(db, now, services, caller, setup)
  const agreed = (await agreedAt(db, caller))?.toISOString() ?? null
  yield `${JSON.stringify(rows).slice(0, -1)},"dish_photos":{"agreed_at":${JSON.stringify(agreed)},"photos":[`
  yield* exportDishPhotos(db, caller)
  yield ']}}'
}
