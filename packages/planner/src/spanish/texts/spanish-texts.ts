import { type MessageKey, names, texts } from '../../../compiled/spanish-texts.js'
import { fillMessage, type MessageLanguage, type TextParams } from '../../texts/fill-message.ts'
import { capitalOf, joinArticles, spanishList, spanishOrList } from '../articles.ts'

/** How a plan calls what its sentences name: `words/es-US/names.yaml`. */
export const spanishNames = names

const spanish: MessageLanguage = {
  texts,
  list: spanishList,
  either: spanishOrList,
  figure: (amount) => amount.toLocaleString('es-US'),
}

/** A part of a sentence. */
export const spanishPartOfText = (key: MessageKey, params: TextParams = {}): string =>
  joinArticles(fillMessage(key, params, spanish))

/** A sentence of a plan, of words that are Spanish already. */
export const spanishText = (key: MessageKey, params: TextParams = {}): string =>
  capitalOf(spanishPartOfText(key, params))

export const isSpanishText = (key: string): key is MessageKey => Object.hasOwn(texts, key)
