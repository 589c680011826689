type Say = (values?: never) => string

/** Rooms of one language by their ids ("packages/contract/child"); a message of a room by its key. */
export type LocalizedWords = Readonly<Record<string, Readonly<Record<string, Say>>>>

let wordsNow: () => LocalizedWords | undefined = () => undefined

/**
 * A service that answers in several languages names here whose words are said now; English where there are none. Once,
 * at its start: Zod asks for a message without saying who is answered. A build of the web holds one language, and
 * asks for none of this.
 */
export function sayInWordsOf(now: () => LocalizedWords | undefined): void {
  wordsNow = now
}

/** A room in the language of whoever is answered; undefined is English. */
export const localizedRoom = (id: string): LocalizedWords[string] | undefined => wordsNow()?.[id]
