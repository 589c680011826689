import { readMatch } from '@brightplate/foods/tokens/read-match'
import type { Message, MessageKey } from '../../compiled/english-texts.js'

/** Of a sentence: names, numbers, and lists of names. */
export type TextParams = Record<string, string | number | string[]>

type Param = TextParams[string] | undefined

/** What a language makes of the parameters of a sentence. */
export interface MessageLanguage {
  texts: Readonly<Record<MessageKey, Message>>
  list: (words: readonly string[]) => string
  /** The same where one of them is meant. */
  either: (words: readonly string[]) => string
  figure: (amount: number) => string
}

/** Past so many minutes hours read better. */
const longestInMinutes = 120
const daysOfWeek = 7

const wordsOf = (value: Param): string[] => {
  if (Array.isArray(value)) return value
  return value === undefined || value === '' ? [] : [String(value)]
}

function timeOf(minutes: number, { texts }: MessageLanguage): string {
  if (minutes <= longestInMinutes) return texts['part.time-minutes'].say({ minutes })
  const hours = Math.floor(minutes / 60)
  return texts['part.time-hours'].say({ hours, minutes: minutes % 60 })
}

type Form = (value: Param, language: MessageLanguage) => string | number

/** What a message may ask of a parameter, by the end of the name that it asks for: docs/languages.md. */
const forms: Readonly<Record<string, Form>> = {
  Count: (value) => wordsOf(value).length,
  Either: (value, { either }) => either(wordsOf(value)),
  Enumerated: (value) => wordsOf(value).join(', '),
  Figure: (value, { figure }) => figure(Number(value)),
  Quoted: (value, { list, texts }) =>
    list(wordsOf(value).map((words) => texts['part.text-quoted'].say({ words }))),
  Time: (value, language) => timeOf(Number(value), language),
  Week: (value) => (Number(value) > daysOfWeek ? 2 : 1),
}

const formName = new RegExp(`^(\\w+?)(${Object.keys(forms).join('|')})$`)

/** "least" to "most" of a message, or the one that both are. */
function rangeOf({ least = '', most = '' }: TextParams, { texts }: MessageLanguage) {
  if (Array.isArray(least) || Array.isArray(most)) throw new TypeError('A range is of two figures')
  return least === most ? most : texts['part.time-range'].say({ least, most })
}

function asked(name: string, params: TextParams, language: MessageLanguage): string | number {
  if (name === 'leastToMost') return rangeOf(params, language)
  const value = params[name]
  if (value !== undefined) return Array.isArray(value) ? language.list(value) : value
  const form = readMatch(formName, name, (of, form) => forms[form]?.(params[of], language))
  return form ?? ''
}

/** A message in words: its parameters as they are, lists in one, and the forms of them that it asks for. */
export function fillMessage(
  key: MessageKey,
  params: TextParams,
  language: MessageLanguage,
): string {
  const { asks, say } = language.texts[key]
  return say(Object.fromEntries(asks.map((name) => [name, asked(name, params, language)])))
}
