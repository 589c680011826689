import type { AccountExport } from '@brightplate/contract/account'
import type { Caller } from '../auth/caller.ts'
import { listChildren } from '../children/list-children.ts'
import type { Db } from '../db/database.ts'
import { exportGoalTicks } from '../goal-ticks/export-goal-ticks.ts'
import { listMealTemplates } from '../meal-templates/list-meal-templates.ts'
import { listModelRecipes } from '../models/list-model-recipes.ts'
import { listPayments } from '../payments/ledger/list-payments.ts'
import type { CheckServices } from '../plans/current-warnings.ts'
import { listPlans } from '../plans/list-plans.ts'
import { readSubscription } from '../subscriptions/status/read-subscription.ts'
import { readAccount } from './read-account.ts'

/** Everything that is stored of the account. */
export async function exportAccount(
  db: Db,
  now: Date,
  services: CheckServices,
  { userId, householdId }: Caller,
  modelProvider: string | null,
): Promise<AccountExport> {
  return {
    exported_at: now.toISOString(),
    account: await readAccount(db, userId, modelProvider),
    subscription: await readSubscription(db, now, userId),
    payments: await listPayments(db, userId),
    children: await listChildren(db, householdId),
    meal_plans: await listPlans(db, services, { userId, householdId }, {}),
    goal_ticks: await exportGoalTicks(db, householdId),
    meal_templates: await listMealTemplates(db, householdId),
    model_dishes: (await listModelRecipes(db, householdId)).map(({ name, course, steps }) => ({
      name,
      course,
      steps: [...steps],
    })),
  }
}
