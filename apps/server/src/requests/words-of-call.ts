import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, languages } from '@brightplate/contract/languages'
import { type LocalizedWords, sayInWordsOf } from '@brightplate/contract/localized-words'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageTag } from '#localized/outcomes'
import { askedLanguage } from './asked-language.ts'

/** Words of a language; undefined for English, which is always loaded. */
type Words = LocalizedWords | undefined

const [source] = languages

const wordsNow = new AsyncLocalStorage<Words>()
sayInWordsOf(() => wordsNow.getStore())

/** Loaders of the other languages' words, called at first use. */
const rooms: Readonly<Record<Exclude<Language, typeof source>, () => Promise<LocalizedWords[]>>> = {
  'es-US': async () => {
    const all = await Promise.all([
      import('@brightplate/contract/words/es-US'),
      import('../../words/compiled/es-US/all.js'),
    ])
    return all.map(({ localizedWords }) => localizedWords)
  },
  'en-GB': async () => {
    const all = await Promise.all([
      import('@brightplate/contract/words/en-GB'),
      import('../../words/compiled/en-GB/all.js'),
    ])
    return all.map(({ localizedWords }) => localizedWords)
  },
}

const loaded = new Map<Language, Promise<Words>>()

export function wordsOf(language: Language): Promise<Words> {
  if (language === source) return Promise.resolve(undefined)
  const before = loaded.get(language)
  if (before) return before
  const words = rooms[language]().then((parts): Words => Object.assign({}, ...parts))
  loaded.set(language, words)
  // A failed load is tried again.
  words.catch(() => loaded.delete(language))
  return words
}

/** Runs a function, and what it awaits, with these words. */
export const sayIn = <Made>(words: Words, make: () => Made): Made => wordsNow.run(words, make)

/** The words of the current call. */
export const wordsOfCall = (): Words => wordsNow.getStore()

/** The language of these words. */
export const languageOfWords = (): Language =>
  languages.find((language) => language === languageTag()) ?? source

const wordsOfRequest = new WeakMap<FastifyRequest, Words>()

/** The same outside of the handler of a request: where its body is read, where it failed. */
export const sayTo = <Made>(request: FastifyRequest, make: () => Made): Made =>
  sayIn(wordsOfRequest.get(request), make)

/** Sets the words of each call by the language that it asks for. */
export function answerInLanguage(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const language = askedLanguage(request)
    if (language === null || language === source) {
      done()
      return
    }
    wordsOf(language).then(
      (words) => {
        wordsOfRequest.set(request, words)
        sayIn(words, done)
      },
      (error: Error) => done(error),
    )
  })
  // A body is read outside of what awaits it.
  app.addHook('preValidation', (request, _reply, done) => {
    if (wordsOfRequest.has(request)) sayTo(request, done)
    else done()
  })
}
