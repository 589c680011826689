import { parse, type Token } from '@messageformat/parser'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
}

const accented = (words: string) =>
  words.replace(/<\/?\w+>|[a-z]/gi, (part) => accents[part] ?? part)

/** ICU text of what a message is made of: only its words are changed. */
const written = (tokens: readonly Token[], change: (words: string) => string): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return change(token.value).replaceAll(/[{}]/g, "'$&'")
      if (token.type === 'octothorpe') return '#'
      if (token.type === 'argument') return `{${token.arg}}`
      if (token.type === 'function') {
        const parameter = token.param?.map((part) => ('value' in part ? part.value : '')).join('')
        return `{${token.arg}, ${token.key}${parameter === undefined ? '' : `,${parameter}`}}`
      }
      const cases = token.cases.map((one) => `${one.key} {${written(one.tokens, change)}}`)
      const offset =
        token.type === 'plural' && token.pluralOffset ? `offset:${token.pluralOffset} ` : ''
      return `{${token.arg}, ${token.type}, ${offset}${cases.join(' ')}}`
    })
    .join('')

/**
 * The message in a language that nobody speaks: accented, bracketed and a third longer, so that a screen shows what
 * was not translated and what has no room.
 */
export function pseudoMessage(message: string): string {
  const padding = '~'.repeat(Math.ceil(message.length / 3))
  return `[${written(parse(message), accented)} ${padding}]`
}
