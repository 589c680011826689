import { limits } from '@brightplate/contract/limits'
import { expect, it, onTestFinished } from 'vitest'
import type { Member } from '../db/member.ts'
import { requestCounts } from '../db/tables/household/request-counts.ts'
import { users } from '../db/tables/household/users.ts'
import { AppError } from '../errors.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp } from '../testing/test-app.ts'
import { countRequest } from './count-request.ts'

async function openCounts() {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { db } = testApp.database
  const parentOf = async () => memberOf(testApp, (await registerParent(testApp)).user.id)
  /** Answers with the seconds to wait, or null where it is let through. */
  const count = async (member: Member, kind: 'interpretation' | 'alternatives') => {
    try {
      await countRequest(db, testApp.now(), member, kind)
      return null
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') return error.retryAfter
      throw error
    }
  }
  return { testApp, parentOf, count }
}

it('lets as many through in a minute as are allowed, asked for at once or one by one', async () => {
  const { testApp, parentOf, count } = await openCounts()
  const [parent, other] = [await parentOf(), await parentOf()]
  const allowed = limits.alternativesPerMinute
  const answers = await Promise.all(
    Array.from({ length: allowed + 5 }, () => count(parent, 'alternatives')),
  )
  expect(answers.filter((one) => one === null)).toHaveLength(allowed)
  expect(await count(parent, 'interpretation')).toBeNull()
  expect(await count(other, 'alternatives')).toBeNull()
  testApp.advance(59_000)
  expect(await count(parent, 'alternatives')).toBe(1)
  testApp.advance(1_000)
  expect(await count(parent, 'alternatives')).toBeNull()
})

it('goes away with the account', async () => {
  const { testApp, parentOf, count } = await openCounts()
  const parent = await parentOf()
  await count(parent, 'alternatives')
  const { db } = testApp.database
  await db.delete(users)
  expect(await db.select().from(requestCounts)).toEqual([])
})
