import { count } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { paymentEvents } from '../../db/tables/operator/payment-events.ts'
import { openTestDatabase } from './open-test-database.ts'

it('a database of the server fails a statement beside its own transaction, and no other', async () => {
  const { watched, close } = await openTestDatabase()
  onTestFinished(close)
  const all = { events: count() }
  const besideItself = expect.stringMatching(/beside its own transaction/)
  const beside = watched.transaction((tx) =>
    tx
      .insert(paymentEvents)
      .values({ id: 'one', appliedAt: new Date() })
      .then(() => watched.select(all).from(paymentEvents)),
  )
  await expect(beside).rejects.toHaveProperty('cause.message', besideItself)
  const nested = watched.transaction(() => watched.transaction(async () => {}))
  await expect(nested).rejects.toHaveProperty('message', besideItself)
  const within = watched.transaction((tx) => tx.select(all).from(paymentEvents))
  const another = watched.select(all).from(paymentEvents)
  expect(await Promise.all([within, another])).toEqual([[{ events: 0 }], [{ events: 0 }]])
})
