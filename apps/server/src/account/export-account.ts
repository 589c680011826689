import type { AccountExport } from '@brightplate/contract/account/account'
import type { Caller } from '../auth/caller.ts'
import { listChildren } from '../children/list-children.ts'
import type { Db } from '../db/database.ts'
import { exportDishPhotos } from '../dish-photos/export-dish-photos.ts'
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

/** Everything that is stored of the account. */
export async function exportAccount(
  db: Db,
  now: Date,
  services: CheckServices,
  caller: Caller,
  setup: AccountSetup,
): Promise<AccountExport> {
  const { keys } = caller
  const plans = await listPlans(db, services, caller, {})
  return {
    exported_at: now.toISOString(),
    account: await readAccount(db, caller, setup),
    subscription: await readSubscription(db, now, caller),
    payments: await listPayments(db, caller.userId),
    children: await listChildren(db, keys),
    meal_plans: plans,
    plan_revisions: await exportRevisions(
      db,
      keys,
      plans.map(({ id, child_id: childId }) => ({ id, childId })),
    ),
    eating_logs: await exportEatingLogs(db, keys),
    dish_photos: await exportDishPhotos(db, caller),
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
