import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, type LanguageModel } from 'ai'
import type { Env } from '../env.ts'

/** Longer than a healthy provider takes for a word, short enough for a start. */
const checkMs = 8000

/** The provider's address is the operator's choice: what is sent goes nowhere else, whatever is answered there. */
const fetchThere: typeof fetch = (address, init) => fetch(address, { ...init, redirect: 'error' })

/** The model of a name, not asked yet; else which setting is missing. */
export function languageModel(
  env: Env,
  name: string,
): { model: LanguageModel; provider: string } | string {
  const key = env.MODEL_API_KEY
  const baseURL = env.MODEL_BASE_URL
  const settings = {
    fetch: fetchThere,
    ...(key ? { apiKey: key } : {}),
    ...(baseURL ? { baseURL } : {}),
  }
  if (env.MODEL_PROVIDER === 'openai-compatible') {
    if (!baseURL) return 'MODEL_BASE_URL is missing'
    const open = createOpenAICompatible({
      name: 'compatible',
      supportsStructuredOutputs: true,
      ...settings,
      baseURL,
    })
    return { model: open(name), provider: new URL(baseURL).host }
  }
  if (!key) return 'MODEL_API_KEY is missing'
  return env.MODEL_PROVIDER === 'anthropic'
    ? { model: createAnthropic(settings)(name), provider: 'Anthropic' }
    : // Its other interface keeps what it is sent.
      { model: createOpenAI(settings).chat(name), provider: 'OpenAI' }
}

/** What is wrong with a model that cannot be used, in words of the settings; null when it answers. */
export async function faultOf(model: LanguageModel, deadlineMs: number): Promise<string | null> {
  try {
    await generateText({
      model,
      prompt: 'Say ok.',
      maxOutputTokens: 16,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(Math.min(checkMs, deadlineMs)),
    })
    return null
  } catch (error) {
    const status = APICallError.isInstance(error) ? error.statusCode : undefined
    // It is there and knows the key, and may be free again when a plan is asked for.
    if (status === 429) return null
    if (status === 401 || status === 403) return `MODEL_API_KEY was refused (${status})`
    if (status === 404) return 'MODEL_NAME or MODEL_BASE_URL is not known there (404)'
    if (status) return `the model’s address answered with ${status}`
    return 'MODEL_BASE_URL gives no answer'
  }
}
