import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import {
  APICallError,
  generateText,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
} from 'ai'
import type { Db } from '../db/database.ts'
import { reserveModelCall, settleModelCall, type Tokens } from './model-spend.ts'
import type { DishModel } from './open-dish-model.ts'
import { type DishProposal, proposals } from './proposals/dish-proposal.ts'
import { type Batch, instructions, proposalPrompt } from './proposals/proposal-prompt.ts'

const outputTokensPerDish = 450
/** No text has more tokens than this share of its characters, with room for the schema. */
const tokensPerCharacter = 0.5
const schemaTokens = 400
const mostRetries = 2

/** The answer was no JSON of the schema, or was cut off: worth asking once more. */
export const unreadable = Symbol('unreadable')

export interface AskedDishes {
  callId: string
  dishes: DishProposal[]
}

const tokensOf = (usage: LanguageModelUsage | undefined): Tokens | null =>
  usage?.inputTokens === undefined
    ? null
    : {
        input: usage.inputTokens,
        cached: usage.inputTokenDetails?.cacheReadTokens ?? 0,
        output: usage.outputTokens ?? 0,
      }

const nothing: Tokens = { input: 0, cached: 0, output: 0 }

/** What went wrong, for the record, and what it cost. */
function failureOf(error: unknown): { outcome: string; tokens: Tokens | null } {
  if (NoObjectGeneratedError.isInstance(error)) {
    return { outcome: 'unreadable', tokens: tokensOf(error.usage) }
  }
  const last = error instanceof Error && 'lastError' in error ? error.lastError : error
  if (APICallError.isInstance(last)) {
    return { outcome: `status ${last.statusCode ?? 'unknown'}`, tokens: nothing }
  }
  // Given up in the middle: what it used is not known.
  return { outcome: 'no answer', tokens: null }
}

/** One request for a batch of dishes; null where a cap or the model leaves us without an answer. */
export async function askForDishes(
  db: Db,
  now: () => Date,
  model: DishModel,
  userId: string,
  profile: PlannerProfile,
  batch: Batch,
  signal: AbortSignal,
): Promise<AskedDishes | typeof unreadable | null> {
  const prompt = proposalPrompt(profile, batch)
  const maxOutputTokens = batch.count * outputTokensPerDish
  const characters = instructions.length + prompt.length
  const most = {
    input: Math.ceil(characters * tokensPerCharacter) + schemaTokens,
    output: maxOutputTokens,
  }
  const callId = await reserveModelCall(db, now(), model, userId, batch.course, most)
  if (callId === null) return null
  try {
    const { output, usage } = await generateText({
      model: model.model,
      instructions,
      prompt,
      maxOutputTokens,
      maxRetries: mostRetries,
      abortSignal: signal,
      output: Output.object({ schema: proposals, name: 'dishes' }),
    })
    await settleModelCall(db, model, callId, 'answered', tokensOf(usage))
    return { callId, dishes: output.dishes.slice(0, batch.count) }
  } catch (error) {
    const { outcome, tokens } = failureOf(error)
    await settleModelCall(db, model, callId, outcome, tokens)
    return outcome === 'unreadable' ? unreadable : null
  }
}
