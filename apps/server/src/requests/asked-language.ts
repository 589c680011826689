import { type Language, languages } from '@brightplate/contract/languages'
import type { FastifyRequest } from 'fastify'

/** "es" of "es-MX". */
const spoken = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

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

function languageOf(header: string): Language | null {
  for (const tag of wantedTags(header)) {
    const known =
      languages.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      languages.find((language) => spoken(language) === spoken(tag))
    if (known) return known
  }
  return null
}

/** Browsers send few different ones, with every call. */
const mostKnown = 200
const longestKnown = 200
const knownHeaders = new Map<string, Language | null>()

/** The language of ours that the request's `Accept-Language` wants most; null where it names none of them. */
export function askedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const header = headers['accept-language']
  if (!header) return null
  const known = knownHeaders.get(header)
  if (known !== undefined) return known
  const language = languageOf(header)
  if (knownHeaders.size < mostKnown && header.length <= longestKnown)
    knownHeaders.set(header, language)
  return language
}
