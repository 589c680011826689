import { type Language, languages } from '@brightplate/contract/languages'
import type { FastifyRequest } from 'fastify'

type Asking = Pick<FastifyRequest, 'headers'>

/** "es" of "es-MX". */
const spoken = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

/** Countries where food has its American names in English; every other has the British ones for most. */
const american = /^en-(?:us|ca|ph|pr|gu|vi|as|mp|um)$/i
const britishLike = /^en-(?:[a-z]{2}|\d{3})$/i

/** Tags of an `Accept-Language`, the most wanted first; what is refused (`q=0`) is none. */
function wantedTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

function ofTag(tag: string): Language | undefined {
  if (britishLike.test(tag)) return american.test(tag) ? 'en-US' : 'en-GB'
  return languages.find((language) => spoken(language) === spoken(tag))
}

interface Asked {
  language: Language
  /** Whether the tag names a country: "en-CA", not "en". */
  hasCountry: boolean
}

function askedOf(header: string): Asked | null {
  for (const tag of wantedTags(header)) {
    const language = ofTag(tag)
    if (language) return { language, hasCountry: tag.includes('-') }
  }
  return null
}

/** Browsers send few different ones, with every call. */
const mostKnown = 200
const longestKnown = 200
const knownHeaders = new Map<string, Asked | null>()

function asked({ headers }: Asking): Asked | null {
  const header = headers['accept-language']
  if (!header) return null
  const known = knownHeaders.get(header)
  if (known !== undefined) return known
  const found = askedOf(header)
  if (knownHeaders.size < mostKnown && header.length <= longestKnown)
    knownHeaders.set(header, found)
  return found
}

/** The language of ours that the request's `Accept-Language` wants most; null where it names none of them. */
export const askedLanguage = (request: Asking): Language | null => asked(request)?.language ?? null

/** Whether the request tells in which country's English a name is typed, where it is English at all. */
export const isOfCountry = (request: Asking): boolean => asked(request)?.hasCountry ?? false
