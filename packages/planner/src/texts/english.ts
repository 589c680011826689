import { andList, orList } from '@brightplate/foods/word-list'
import { type MessageKey, texts } from '../../compiled/english-texts.js'
import { fillMessage, type MessageLanguage, type TextParams } from './fill-message.ts'

/** A sentence stored with the template and parameters that it was made from. */
export interface KeyedText {
  key: string
  params: TextParams
  text: string
}

/** Of what is a part of a sentence, and is stored in none by itself. */
type PartKey = Extract<MessageKey, `part.${string}`>
export type TextKey = Exclude<MessageKey, PartKey>

const english: MessageLanguage = {
  texts,
  list: andList,
  either: orList,
  figure: (amount) => amount.toLocaleString('en-US'),
}

const isText = (key: MessageKey): key is TextKey => !key.startsWith('part.')

/**
 * Every sentence that a plan says: `words/en-US/texts`. Benefits are worded by the ledger of claims in
 * docs/what-a-plan-says.md#how-a-sentence-is-made; a test bans what may never be said.
 */
export const textKeys: readonly TextKey[] = Object.keys(texts)
  .map((key) => key as MessageKey)
  .filter(isText)

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Makes one sentence of a plan. */
export function say(key: TextKey, params: TextParams = {}): KeyedText {
  return { key, params, text: capital(fillMessage(key, params, english)) }
}

/** The same beginning with a word of the parent, which stays as typed. */
export const sayAsTyped = (key: TextKey, params: TextParams): KeyedText => ({
  key,
  params,
  text: fillMessage(key, params, english),
})

/** Makes a part of a sentence, such as "Monday’s dinner". */
export const sayPart = (key: PartKey, params: TextParams = {}): string =>
  fillMessage(key, params, english)

/** "1 minute", "95 minutes": of a meal’s time. */
export const minutesWords = (minutes: number): string => sayPart('part.time-minutes', { minutes })
