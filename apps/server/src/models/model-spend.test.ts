import { expect, it, onTestFinished } from 'vitest'
import { modelCalls } from '../db/tables/operator/model-calls.ts'
import { newId } from '../new-id.ts'
import { openTestDatabase } from '../testing/databases/open-test-database.ts'
import { recordReview, reserveModelCall, settleModelCall } from './model-spend.ts'

const now = new Date('2026-11-23T10:00:00Z')
const userId = newId(now)

/** A dollar for a million of tokens read, four for a million written. */
const model = {
  name: 'a-model',
  usdPerMillionInput: 1,
  usdPerMillionOutput: 4,
  budgetUsdMonth: 10,
  tokensPerUserDay: 1_000_000,
}

async function start() {
  const database = await openTestDatabase()
  onTestFinished(database.close)
  const { db } = database
  const spent = (row: Partial<typeof modelCalls.$inferInsert>) =>
    db.insert(modelCalls).values({
      id: newId(now),
      userId: null,
      model: model.name,
      course: 'lunch',
      inputTokens: 0,
      cachedTokens: 0,
      outputTokens: 0,
      costUsd: 0,
      outcome: 'answered',
      createdAt: now,
      ...row,
    })
  const reserve = (input: number, output: number, caps: Partial<typeof model> = {}) =>
    reserveModelCall(db, now, { ...model, ...caps }, userId, 'dinner', { input, output })
  const rows = () => db.select().from(modelCalls)
  return { db, spent, reserve, rows }
}

it('a call is written down with the most that it may cost, before it is made', async () => {
  const { reserve, rows } = await start()
  const id = await reserve(200_000, 100_000)
  expect(await rows()).toMatchObject([
    {
      id,
      userId,
      model: 'a-model',
      course: 'dinner',
      inputTokens: 200_000,
      cachedTokens: 0,
      outputTokens: 100_000,
      costUsd: 0.6,
      outcome: 'under way',
      createdAt: now,
    },
  ])
})

it('the budget of a month is reached and not passed', async () => {
  const { reserve, spent, rows } = await start()
  await spent({ costUsd: 9.5 })
  expect(await reserve(500_001, 0)).toBeNull()
  expect(await rows()).toHaveLength(1)
  expect(await reserve(500_000, 0)).not.toBeNull()
  expect(await reserve(1, 0)).toBeNull()
})

it('the budget of a month counts from its first moment', async () => {
  const { reserve, spent } = await start()
  await spent({ costUsd: 10, createdAt: new Date('2026-10-31T23:59:59.999Z') })
  expect(await reserve(1, 0)).not.toBeNull()
  await spent({ costUsd: 10, createdAt: new Date('2026-11-01T00:00:00Z') })
  expect(await reserve(1, 0)).toBeNull()
})

it('the tokens of a user’s day are reached and not passed, read and written together', async () => {
  const { reserve, spent } = await start()
  await spent({ userId, inputTokens: 600_000, outputTokens: 300_000 })
  expect(await reserve(50_000, 50_001)).toBeNull()
  expect(await reserve(50_000, 50_000)).not.toBeNull()
})

it('the tokens of a day are nobody else’s, and none of the day before', async () => {
  const { reserve, spent } = await start()
  await spent({ userId: newId(now), inputTokens: 1_000_000 })
  await spent({
    userId,
    inputTokens: 1_000_000,
    createdAt: new Date('2026-11-22T23:59:59.999Z'),
  })
  expect(await reserve(1, 0)).not.toBeNull()
  await spent({ userId, inputTokens: 1_000_000, createdAt: new Date('2026-11-23T00:00:00Z') })
  expect(await reserve(1, 0)).toBeNull()
})

it('a call that ended is written down with what it used, or stays at its most', async () => {
  const { db, reserve, rows } = await start()
  const [reported, silent] = [await reserve(200_000, 100_000), await reserve(200_000, 100_000)]
  if (!reported || !silent) throw new Error('No room')
  await settleModelCall(db, model, reported, 'answered', { input: 1000, cached: 400, output: 500 })
  await settleModelCall(db, model, silent, 'no answer', null)
  const byId = new Map((await rows()).map((row) => [row.id, row]))
  expect(byId.get(reported)).toMatchObject({
    outcome: 'answered',
    inputTokens: 1000,
    cachedTokens: 400,
    outputTokens: 500,
    costUsd: 0.003,
  })
  expect(byId.get(silent)).toMatchObject({
    outcome: 'no answer',
    inputTokens: 200_000,
    outputTokens: 100_000,
    costUsd: 0.6,
  })
})

it('what became of its proposals stands with the call alone', async () => {
  const { db, reserve, rows } = await start()
  const [one, other] = [await reserve(1, 1), await reserve(1, 1)]
  if (!one || !other) throw new Error('No room')
  await recordReview(db, one, 3, { allergen: 2 })
  const byId = new Map((await rows()).map((row) => [row.id, row]))
  expect(byId.get(one)).toMatchObject({ accepted: 3, dropped: { allergen: 2 } })
  expect(byId.get(other)).toMatchObject({ accepted: 0, dropped: {} })
})
