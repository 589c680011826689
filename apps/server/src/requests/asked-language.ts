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

/** The language of ours that the request's `Accept-Language` wants most; null where it names none of them. */
export function askedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  for (const tag of wantedTags(headers['accept-language'] ?? '')) {
    const known =
      languages.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      languages.find((language) => spoken(language) === spoken(tag))
    if (known) return known
  }
  return null
}
