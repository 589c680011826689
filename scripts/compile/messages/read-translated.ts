import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { britishCatalogue, differingFaults } from './british-catalogue.ts'
import { catalogueFaults } from './catalogue-faults.ts'
import { pseudoMessage } from './pseudo-message.ts'
import { type Catalogue, readCatalogue } from './read-catalogue.ts'

export const sourceLanguage = 'en-US'

/** Whose catalogue holds only what differs from the source. */
const differing = 'en-GB'

/** The language in which journeys look for what was not translated: "English, accented", of no country. */
const pseudoLanguage = 'en-XA'

const pseudo = (english: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(english).map(([room, messages]) => [
      room,
      Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoMessage(text)])),
    ]),
  )

/**
 * The catalogues of a folder by their language: English, British English, those translated, the
 * pseudo-language. Ends the process with
 * a sentence a fault where one of them is not whole.
 */
export function readTranslated(folder: string): Readonly<Record<string, Catalogue>> & {
  [sourceLanguage]: Catalogue
} {
  const english = readCatalogue(join(folder, sourceLanguage))
  const others = readdirSync(folder).filter(
    (name) => name !== sourceLanguage && name !== differing && name !== 'compiled',
  )
  const british = readCatalogue(join(folder, differing))
  const translated = others.map(
    (language) => [language, readCatalogue(join(folder, language))] as const,
  )
  const faults = [
    ...translated.flatMap(([language, catalogue]) =>
      catalogueFaults(english, catalogue).map((fault) => `${join(folder, language)}/${fault}`),
    ),
    ...differingFaults(english, british).map((fault) => `${join(folder, differing)}/${fault}`),
  ]
  if (faults.length > 0) {
    for (const fault of faults) console.error(fault)
    process.exit(1)
  }
  return {
    ...Object.fromEntries(translated),
    [sourceLanguage]: english,
    [differing]: britishCatalogue(english, british),
    [pseudoLanguage]: pseudo(english),
  }
}
