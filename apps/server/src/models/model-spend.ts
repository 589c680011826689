import { plainDateOf, startOfDay } from '@brightplate/contract/plain-date'
import { and, eq, gte, sql, sum } from 'drizzle-orm'
import { advisoryLocks, holdLock } from '../db/advisory-locks.ts'
import type { Db } from '../db/database.ts'
import { modelCalls } from '../db/tables/operator/model-calls.ts'
import { newId } from '../new-id.ts'
import type { DishModel } from './open-dish-model.ts'

export interface Tokens {
  input: number
  cached: number
  output: number
}

type Prices = Pick<DishModel, 'usdPerMillionInput' | 'usdPerMillionOutput'>
type Capped = Prices & Pick<DishModel, 'name' | 'budgetUsdMonth' | 'tokensPerUserDay'>

const startOfMonth = (now: Date) => new Date(`${now.toISOString().slice(0, 7)}-01`)

const usdOf = (model: Prices, { input, output }: Pick<Tokens, 'input' | 'output'>): number =>
  (input * model.usdPerMillionInput + output * model.usdPerMillionOutput) / 1_000_000

/**
 * Writes a call down with the most that it may cost, before it is made, so that calls at the same
 * time cannot outrun a cap together; null where one of the caps leaves no room for it.
 */
export async function reserveModelCall(
  db: Db,
  now: Date,
  model: Capped,
  userId: string,
  course: string,
  most: { input: number; output: number },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    await holdLock(tx, advisoryLocks.modelSpend)
    const [month] = await tx
      .select({ usd: sum(modelCalls.costUsd) })
      .from(modelCalls)
      .where(gte(modelCalls.createdAt, startOfMonth(now)))
    const [day] = await tx
      .select({ tokens: sum(sql`${modelCalls.inputTokens} + ${modelCalls.outputTokens}`) })
      .from(modelCalls)
      .where(
        and(eq(modelCalls.userId, userId), gte(modelCalls.createdAt, startOfDay(plainDateOf(now)))),
      )
    const costUsd = usdOf(model, most)
    if (Number(month?.usd ?? 0) + costUsd > model.budgetUsdMonth) return null
    if (Number(day?.tokens ?? 0) + most.input + most.output > model.tokensPerUserDay) return null
    const id = newId(now)
    await tx.insert(modelCalls).values({
      id,
      userId,
      model: model.name,
      course,
      inputTokens: most.input,
      cachedTokens: 0,
      outputTokens: most.output,
      costUsd,
      outcome: 'under way',
      createdAt: now,
    })
    return id
  })
}

/** Writes down what a call really used. Without `tokens` it may have cost what was reserved. */
export async function settleModelCall(
  db: Db,
  model: Prices,
  id: string,
  outcome: string,
  tokens: Tokens | null,
): Promise<void> {
  const used = tokens
    ? {
        inputTokens: tokens.input,
        cachedTokens: tokens.cached,
        outputTokens: tokens.output,
        costUsd: usdOf(model, tokens),
      }
    : {}
  await db
    .update(modelCalls)
    .set({ outcome, ...used })
    .where(eq(modelCalls.id, id))
}

/** Writes down what became of the proposals of a call. */
export async function recordReview(
  db: Db,
  id: string,
  accepted: number,
  dropped: Record<string, number>,
): Promise<void> {
  await db.update(modelCalls).set({ accepted, dropped }).where(eq(modelCalls.id, id))
}
