import { readFileSync } from 'node:fs'
import { sayInWords } from '@brightplate/foods/languages/british/say-in-words'
import { readBritishWords } from '@brightplate/foods/reading/languages/read-british-words'
import { messageParameters } from './message-parameters.ts'
import type { Catalogue } from './read-catalogue.ts'
import { withWords } from './with-words.ts'

const folder = 'packages/foods/data/words/en-GB'

/** Its faults end the compilation of the words themselves. */
const { words } = readBritishWords({
  words: readFileSync(`${folder}/words.yaml`, 'utf8'),
  shop: readFileSync(`${folder}/shop.yaml`, 'utf8'),
  meant: readFileSync(`${folder}/meant.yaml`, 'utf8'),
  toldBy: readFileSync(`${folder}/told-by.yaml`, 'utf8'),
})
const sayInBritish = sayInWords(words.words)

/** A message in British words; one in which none of them stands is left as it is written. */
export function britishMessage(message: string): string {
  const british = withWords(message, sayInBritish)
  return british === withWords(message, (text) => text) ? message : british
}

const asked = (message: string) => {
  const { types, tags } = messageParameters(message)
  return JSON.stringify([types, tags])
}

/**
 * What stands in the folder of British English is only what other words than those of `words.yaml` make of the
 * American. A sentence of each message there that is of no other language, asks for other parameters, or says what
 * would be said without it.
 */
export function differingFaults(american: Catalogue, own: Catalogue): string[] {
  return Object.entries(own).flatMap(([room, messages]) =>
    Object.entries(messages).flatMap(([key, message]) => {
      const source = american[room]?.[key]
      if (source === undefined) return `${room}: ${key} is in no other language`
      if (asked(source) !== asked(message)) {
        return `${room}: ${key} has other parameters or tags than “${source}”`
      }
      return britishMessage(source) === message
        ? `${room}: ${key} is said so without it: take it out`
        : []
    }),
  )
}

/** The American catalogue in British words, with the messages that are other ones. */
export const britishCatalogue = (american: Catalogue, own: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(american).map(([room, messages]) => [
      room,
      Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [
          key,
          own[room]?.[key] ?? britishMessage(message),
        ]),
      ),
    ]),
  )
