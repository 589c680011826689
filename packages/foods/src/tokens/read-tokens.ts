import { foldCodePoint } from './fold-code-point.ts'
import { restoreLatinLetters } from './restore-latin-letters.ts'
import { stemWord } from './stems/stem-word.ts'

/** What stands between two words: the wider the gap, the less reads across it. */
export const gap = {
  space: 0,
  hyphen: 1,
  /** A line break, or a mark inside a word: "pea*nut", "p.e.a". */
  soft: 2,
  slash: 3,
  comma: 4,
  /** A bracket, which can open a remark on what stands before it. */
  bracket: 5,
  /** Anything else: end of a sentence, semicolon, end of the text. */
  hard: 6,
} as const

export interface Tokens {
  /** Folded, not stemmed. */
  plain: string[]
  /** Folded and stemmed: what is compared. */
  words: string[]
  starts: number[]
  ends: number[]
  /** What stands before each word; the first has `hard`. */
  gaps: number[]
}

function gapOf(mark: string): number {
  switch (mark) {
    case ' ':
    case '\t':
    case "'":
    case '’':
    case '‘':
    case '`':
    case '´':
    case '%':
      return gap.space
    case '-':
    case '‐':
    case '‑':
    case '‒':
    case '_':
      return gap.hyphen
    case '\n':
    case '\r':
    case '\u2028':
    case '\u2029':
    case '*':
    case '~':
    case '|':
    case '·':
    case '•':
    case '"':
    case '“':
    case '”':
    case '^':
    case '=':
    case '+':
    case '#':
      return gap.soft
    case '&':
    case '/':
    case '⁄':
    case '\\':
      return gap.slash
    case ',':
    case '،':
    case '、':
      return gap.comma
    case '(':
    case '[':
    case '{':
      return gap.bracket
    default:
      return gap.hard
  }
}

const stems = new Map<string, string>()
const maxCached = 20_000

function stemOf(word: string): string {
  const found = stems.get(word)
  if (found !== undefined) return found
  const stem = stemWord(word)
  if (stems.size > maxCached) stems.clear()
  stems.set(word, stem)
  return stem
}

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
}

/** Words that a stop shortens. */
const shortened = new Set(['st', 'ste', 'dr', 'mr', 'mrs'])
const inlineTag = /<\/?(?:[a-z]{1,6})(?:\s[^<>]{0,80})?\/?>/iuy

/**
 * Splits a text into folded words with their place in it.
 *
 * @example readTokens('Crème-fraîche').words // ['creme', 'fraich']
 */
export function readTokens(text: string): Tokens {
  const tokens: Tokens = { plain: [], words: [], starts: [], ends: [], gaps: [] }
  let word = ''
  let start = 0
  let end = 0
  let between: number = gap.hard
  let mixed = false
  const close = () => {
    if (word === '') return
    const plain = mixed ? restoreLatinLetters(word) : word
    // "cow's": the s alone says nothing
    const possessive = plain === 's' && between === gap.space && /['’]/u.test(text[start - 1] ?? '')
    if (!possessive) {
      tokens.plain.push(plain)
      tokens.words.push(stemOf(plain))
      tokens.starts.push(start)
      tokens.ends.push(end)
      tokens.gaps.push(between)
      between = gap.space
    }
    word = ''
    mixed = false
  }
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (isAsciiWord(code)) {
      let to = at + 1
      while (to < text.length && isAsciiWord(text.charCodeAt(to))) to += 1
      if (word === '') start = at
      word += text.slice(at, to).toLowerCase()
      at = to
      end = to
      continue
    }
    if (code === 32) {
      close()
      at += 1
      continue
    }
    if (code === 60) {
      inlineTag.lastIndex = at
      const tag = inlineTag.exec(text)
      if (tag) {
        at += tag[0].length
        continue
      }
    }
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const folded = code < 128 ? null : foldCodePoint(character)
    const next = at + character.length
    if (folded?.kind === 'invisible') {
      at = next
      continue
    }
    if (folded?.kind === 'letter') {
      if (word === '') start = at
      word += folded.text
      mixed = true
      end = next
      at = next
      continue
    }
    close()
    if (folded?.kind === 'symbol') {
      word = folded.text
      start = at
      end = next
      close()
    } else {
      let width = gapOf(
        folded?.text === ' ' && code !== 0x2028 && code !== 0x2029 ? ' ' : character,
      )
      // "almond - milk" is a list
      if (width === gap.hyphen && text[at - 1] === ' ' && text[next] === ' ') width = gap.soft
      // "p.e.a": a stop between two letters ends no sentence
      if (
        code === 46 &&
        isAsciiWord(text.charCodeAt(at - 1)) &&
        isAsciiWord(text.charCodeAt(next))
      ) {
        width = gap.soft
      }
      // "St. Agur", "Dr. Praeger's"
      if (code === 46 && shortened.has(tokens.plain.at(-1) ?? '')) width = gap.space
      if (width > between) between = width
    }
    at = next
  }
  close()
  return tokens
}
