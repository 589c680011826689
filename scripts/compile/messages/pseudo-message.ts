import { withWords } from './with-words.ts'

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

const accented = (words: string) => words.replace(/[a-z]/gi, (part) => accents[part] ?? part)

/**
 * The message in a language that nobody speaks: accented, bracketed and a third longer, so that a screen shows what
 * was not translated and what has no room.
 */
export function pseudoMessage(message: string): string {
  const padding = '~'.repeat(Math.ceil(message.length / 3))
  return `[${withWords(message, accented)} ${padding}]`
}
