import type { LanguageModel } from 'ai'
import type { Env } from '../env.ts'
import { proposalMs } from './proposal-ms.ts'

/** A language model that may propose dishes, and what it may cost. */
export interface DishModel {
  model: LanguageModel
  /** Who gets the requests, as the screen of the opt-in names it: "Anthropic", "models.example.com". */
  provider: string
  name: string
  /** Starts the time for the proposals of a generation: aborts when the planner must answer alone. */
  startDeadline: () => AbortSignal
  budgetUsdMonth: number
  tokensPerUserDay: number
  usdPerMillionInput: number
  usdPerMillionOutput: number
}

/**
 * The model that the settings name, asked once whether it answers; null without one, or where it
 * cannot be used: `warn` gets the reason in one sentence, and plans are made without it.
 */
export async function openDishModel(
  env: Env,
  warn: (sentence: string) => void,
): Promise<DishModel | null> {
  if (env.MODEL_PROVIDER === 'none') return null
  // Its libraries are 25 MB, which most who run this never need.
  const { faultOf, languageModel } = await import('./language-model.ts')
  const opened = env.MODEL_NAME ? languageModel(env, env.MODEL_NAME) : 'MODEL_NAME is missing'
  const fault =
    typeof opened === 'string' ? opened : await faultOf(opened.model, env.MODEL_DEADLINE_MS)
  if (typeof opened === 'string' || fault !== null) {
    warn(`Plans are made without a language model: ${fault}.`)
    return null
  }
  return {
    ...opened,
    name: env.MODEL_NAME ?? '',
    startDeadline: () => AbortSignal.timeout(proposalMs(env.MODEL_DEADLINE_MS)),
    budgetUsdMonth: env.MODEL_BUDGET_USD_MONTH,
    tokensPerUserDay: env.MODEL_TOKENS_PER_USER_DAY,
    usdPerMillionInput: env.MODEL_USD_PER_MILLION_INPUT,
    usdPerMillionOutput: env.MODEL_USD_PER_MILLION_OUTPUT,
  }
}
