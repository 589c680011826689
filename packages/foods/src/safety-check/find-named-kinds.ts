import { gapBefore } from '../tokens/gap-before.ts'
import { gap, type Tokens } from '../tokens/read-tokens.ts'

/** Tokens from `start` up to, not including, `end`. */
interface Span {
  start: number
  end: number
}

type IsHarmless = (words: readonly string[]) => boolean

const orAlone = ['or']
const orAnd = ['or', 'and']
/** What is named by its kinds. Where "and" may add another food ("butter and lettuce"), only "or" joins. */
export const joinersOfHead: ReadonlyMap<string, readonly string[]> = new Map([
  ['bean', orAlone],
  ['butter', orAnd],
  ['cheese', orAnd],
  ['cream', orAnd],
  ['flour', orAnd],
  ['lettuce', orAlone],
  ['milk', orAnd],
  ['mushroom', orAnd],
  ['noodle', orAnd],
  ['pasta', orAnd],
  ['peach', orAnd],
  ['squash', orAlone],
  ['tortilla', orAnd],
])
const longestKind = 4
const fillers = new Set(['other', 'another', 'any', 'fresh', 'dried', 'sliced'])
const parts = new Set(['leaf', 'leaves', 'head', 'heads', 'cap', 'caps'])

function marksBefore(tokens: Tokens, text: string, at: number): string {
  return text.slice(tokens.ends[at - 1], tokens.starts[at])
}

/** The kind that ends before `end`, "garbanzo bean" before "flour": how many words, 0 for none. */
function kindBefore(tokens: Tokens, end: number, head: string, isHarmless: IsHarmless): number {
  const last = tokens.words[end - 1]
  // "oysters and mushrooms" are two foods
  if (last === undefined || (last !== tokens.plain[end - 1] && last.length > 3)) return 0
  for (let length = longestKind; length > 0; length -= 1) {
    const start = end - length
    if (start < 0) continue
    if (tokens.gaps.slice(start + 1, end).some((width) => width > gap.hyphen)) continue
    if (isHarmless([...tokens.words.slice(start, end), head])) return length
  }
  return 0
}

/** "Oyster, cremini and button mushrooms", "chickpea (garbanzo) flour": from the first kind to the head. */
function kindsBefore(
  tokens: Tokens,
  text: string,
  at: number,
  joiners: readonly string[],
  isHarmless: IsHarmless,
): Span | null {
  const head = tokens.words[at] ?? ''
  const byComma = joiners.includes('and')
  let start = at
  let kinds = 0
  let marks = marksBefore(tokens, text, at)
  if (!/^[\s)]*$/u.test(marks)) return null
  const least = marks.includes(')') ? 1 : 2
  for (;;) {
    const length = kindBefore(tokens, start, head, isHarmless)
    if (length === 0) break
    start -= length
    kinds += 1
    marks = marksBefore(tokens, text, start)
    if (!(byComma ? /^[\s,/()]*$/u : /^[\s/()]*$/u).test(marks)) break
    let joined = start
    while (fillers.has(tokens.plain[joined - 1] ?? '')) joined -= 1
    while (joiners.includes(tokens.plain[joined - 1] ?? '')) joined -= 1
    if (joiners.includes(tokens.plain[joined] ?? '')) {
      marks = text.slice(tokens.ends[joined - 1], tokens.starts[start])
      if (!/^[\s,/()a-z]*$/iu.test(marks)) break
      if (kindBefore(tokens, joined, head, isHarmless) === 0) break
      start = joined
    } else if (marks.trim() === '') break
  }
  return kinds >= least ? { start, end: at + 1 } : null
}

/** "Lettuce (Bibb or butter)", "mushrooms, such as oyster or shiitake": head and kinds, all of them known. */
function kindsAfter(tokens: Tokens, text: string, at: number, isHarmless: IsHarmless): Span | null {
  const head = tokens.words[at] ?? ''
  const { plain, words } = tokens
  let next = at + 1
  while (parts.has(plain[next] ?? '') && gapBefore(tokens, next) <= gap.hyphen) next += 1
  const opening = marksBefore(tokens, text, next)
  const asSuch = plain[next] === 'such' && plain[next + 1] === 'as'
  if (asSuch) next += 2
  else if (plain[next] === 'like' || plain[next] === 'preferably') next += 1
  else if (!/^\s*[(:]\s*$/u.test(opening)) return null
  let isLast = false
  for (;;) {
    let length = longestKind
    while (length > 0) {
      const kind = words.slice(next, next + length)
      const isWhole = tokens.gaps
        .slice(next + 1, next + length)
        .every((width) => width <= gap.hyphen)
      if (kind.length === length && isWhole && isHarmless([...kind, head])) break
      length -= 1
    }
    if (length === 0) return null
    next += length
    if (next < words.length && words[next] === head) next += 1
    if (next >= words.length) return { start: at, end: next }
    const marks = marksBefore(tokens, text, next)
    const isJoined = plain[next] === 'or' || plain[next] === 'and'
    if (isJoined && /^[\s,/]*$/u.test(marks)) {
      next += 1
      isLast = true
    } else if (marks.includes(')') || /[;.]/u.test(marks) || (isLast && marks.includes(',')))
      return { start: at, end: next }
    else if (!/^\s*[,/]\s*$/u.test(marks)) return null
  }
}

/**
 * Stretches where a food is named by kinds that stand apart from it and are each harmless: "oyster and
 * shiitake mushrooms", "rice (or tapioca) flour", "lettuce (Bibb or butter)".
 *
 * Input: a text and its tokens, and which phrases are harmless. Output: empty where any kind of a list is
 * not known to be.
 */
export function findNamedKinds(tokens: Tokens, text: string, isHarmless: IsHarmless): Span[] {
  return tokens.words.flatMap((word, at) => {
    const joiners = joinersOfHead.get(word)
    if (joiners === undefined) return []
    const before = kindsBefore(tokens, text, at, joiners, isHarmless)
    const after = kindsAfter(tokens, text, at, isHarmless)
    return [before, after].filter((span) => span !== null)
  })
}
