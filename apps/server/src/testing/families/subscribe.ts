import { dayMs } from '@brightplate/contract/plain-date'
import { eq } from 'drizzle-orm'
import { subscriptions } from '../../db/tables/household/subscriptions.ts'
import type { TestApp } from '../test-app.ts'

/** Puts a parent on a paid tier for thirty days from now, or ends their trial without one. */
export async function subscribe(
  testApp: TestApp,
  userId: string,
  billingInterval: 'monthly' | 'yearly' | null,
): Promise<void> {
  const now = testApp.now().getTime()
  await testApp.database.db
    .update(subscriptions)
    .set({
      trialEndsAt: new Date(now),
      billingInterval,
      premiumUntil: billingInterval ? new Date(now + 30 * dayMs) : null,
    })
    .where(eq(subscriptions.userId, userId))
}
