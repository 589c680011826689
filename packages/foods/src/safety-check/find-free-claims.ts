import { gapBefore } from '../tokens/gap-before.ts'
import { gap, type Tokens } from '../tokens/read-tokens.ts'
import { stemWord } from '../tokens/stems/stem-word.ts'
import { freeingWords, freeNames } from './free-names.ts'

/** A stretch of tokens, and what is harmless there. */
export interface FreeClaim {
  /** Tokens of the claim itself ("free of milk and egg"): what they name is not in the food. */
  names: readonly { start: number; end: number }[]
  /** Tokens of the food that the claim speaks of. */
  covers: { start: number; end: number } | null
  /** Subjects that the covered food is free of. */
  frees: ReadonlySet<string>
}

interface NamedItem {
  end: number
  frees: readonly string[]
}

const longestName = 3
const longestReach = 8
const nameByStem = new Map(
  [...freeNames].map(([name, frees]) => [name.split(' ').map(stemWord).join(' '), frees]),
)
const firstStems = new Set([...nameByStem.keys()].map((name) => name.split(' ')[0] ?? ''))
const freeingByStem = new Map([...freeingWords].map(([word, frees]) => [stemWord(word), frees]))
const fillers = new Set(['any', 'all', 'added', 'the', 'artificial'])
const boundaries = new Set(
  'with by per and or plus then topped over on in into for from to until served the a an but of as'.split(
    ' ',
  ),
)
const notAClaim = new Set(['of', 'from', 'range', 'flow', 'flowing', 'run', 'running', 'roaming'])
const labelWords = new Set([
  'label',
  'labell',
  'labelled',
  'labeled',
  'certified',
  'marked',
  'made',
  'is',
  'are',
  'that',
])

const doubts = new Set(
  'not never cannot hardly nearly almost mostly longer can could may might if make t'.split(' '),
)
const doubtReach = 4

const amountBeforeTin = /^(?:\d+|a|an|one|two|ounce|oz|g|ml|gram|small|large)$/u

/** "1 can dairy-free cream" */
function isTin(tokens: Tokens, at: number): boolean {
  return tokens.plain[at] === 'can' && amountBeforeTin.test(tokens.words[at - 1] ?? '')
}

/** "Not dairy-free", "can be made dairy-free": no claim at all. */
function isDoubted(tokens: Tokens, at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= doubtReach; before -= 1) {
    if (gapBefore(tokens, before + 1) >= gap.comma) return false
    if (doubts.has(tokens.plain[before] ?? '') && !isTin(tokens, before)) return true
  }
  return false
}

function isWordAt(tokens: Tokens, at: number, word: string): boolean {
  return tokens.plain[at] === word
}

/** The longest name at a token that no further word continues. */
function nameAt(tokens: Tokens, at: number): NamedItem | null {
  let start = at
  while (fillers.has(tokens.plain[start] ?? '') && gapBefore(tokens, start + 1) <= gap.hyphen) {
    if (nameByStem.has(tokens.words.slice(start, start + 2).join(' '))) break
    start += 1
  }
  if (!firstStems.has(tokens.words[start] ?? '')) return null
  for (let length = longestName; length > 0; length -= 1) {
    const end = start + length
    if (end > tokens.words.length) continue
    if (tokens.gaps.slice(start + 1, end).some((width) => width > gap.hyphen)) continue
    const frees = nameByStem.get(tokens.words.slice(start, end).join(' '))
    if (frees) return { end, frees }
  }
  return null
}

function isJoiner(tokens: Tokens, at: number): boolean {
  const word = tokens.plain[at]
  return word === 'and' || word === 'or' || word === 'nor'
}

function endsPhrase(tokens: Tokens, at: number): boolean {
  return (
    at >= tokens.words.length ||
    gapBefore(tokens, at) >= gap.comma ||
    boundaries.has(tokens.plain[at] ?? '')
  )
}

interface NameList {
  end: number
  names: { start: number; end: number }[]
  frees: Set<string>
}

/**
 * The list of names from a token on. A list by commas counts as one only when an "and" or "or" closes it,
 * or when it is a label's and nothing follows: "free of milk, egg and soy".
 */
function listAt(tokens: Tokens, from: number, onLabel: boolean): NameList | null {
  const items: (NamedItem & { start: number; joined: boolean })[] = []
  let at = from
  let joined = false
  for (;;) {
    const item = nameAt(tokens, at)
    if (!item) break
    const next = gapBefore(tokens, item.end)
    const alone =
      item.end >= tokens.words.length || next >= gap.slash || endsPhrase(tokens, item.end)
    // "free of nut butter" names butter of nuts, not nuts
    if (!alone) break
    items.push({ ...item, start: at, joined })
    if (joined) break
    at = item.end
    if (isJoiner(tokens, at)) {
      joined = true
      at += 1
    } else if (next !== gap.slash && next !== gap.comma) break
  }
  const first = items[0]
  const last = items.at(-1)
  if (!first || !last) return null
  const closed =
    items.length === 1 ||
    last.joined ||
    (onLabel && gapBefore(tokens, last.end) >= gap.bracket) ||
    items.slice(1).every((item) => gapBefore(tokens, item.start) === gap.slash)
  const kept = closed ? items : [first]
  return {
    end: (kept.at(-1) ?? first).end,
    names: kept.map(({ start, end }) => ({ start, end })),
    frees: new Set(kept.flatMap((item) => item.frees)),
  }
}

function reachLeft(tokens: Tokens, claimStart: number): { start: number; end: number } | null {
  let start = claimStart
  while (start > 0 && labelWords.has(tokens.plain[start - 1] ?? '')) start -= 1
  const end = start
  if (end === 0) return null
  const before = gapBefore(tokens, end)
  if (before === gap.hard) return null
  start -= 1
  while (
    start > 0 &&
    end - start < longestReach &&
    gapBefore(tokens, start) < gap.comma &&
    !boundaries.has(tokens.plain[start - 1] ?? '') &&
    !boundaries.has(tokens.plain[start] ?? '')
  ) {
    start -= 1
  }
  return { start, end }
}

/** The food after "dairy-free", past further claims of the same kind: "egg-free, dairy-free mayonnaise". */
function reachRight(
  tokens: Tokens,
  claimEnd: number,
  termEndAt: (start: number) => number | null,
): { start: number; end: number } | null {
  let start = claimEnd
  for (;;) {
    let at = start
    if (isJoiner(tokens, at)) at += 1
    const further = adjectiveAt(tokens, at)
    if (!further || gapBefore(tokens, start) > gap.comma) break
    start = further.end
  }
  if (endsPhrase(tokens, start)) return null
  let end = start + 1
  for (;;) {
    while (end - start < longestReach && !endsPhrase(tokens, end)) end += 1
    const within = nameOver(start, end, termEndAt)
    if (within === null) return { start, end }
    end = within
  }
}

/** The end of a name that goes on over the end of a stretch: "mac and cheese" over its "and". */
function nameOver(
  start: number,
  end: number,
  termEndAt: (start: number) => number | null,
): number | null {
  for (let at = start; at < end; at += 1) {
    const termEnd = termEndAt(at)
    if (termEnd !== null && termEnd > end) return termEnd
  }
  return null
}

interface Adjective {
  nameEnd: number
  end: number
  frees: readonly string[]
}

function adjectiveAt(tokens: Tokens, at: number): Adjective | null {
  const freeing = freeingByStem.get(tokens.words[at] ?? '')
  if (freeing) return { nameEnd: at, end: at + 1, frees: freeing }
  if (isWordAt(tokens, at, 'certified')) {
    const certified = adjectiveAt(tokens, at + 1)
    if (certified === null || tokens.plain[at + 1] !== 'gluten') return certified
    return { ...certified, frees: [...certified.frees, 'diet:uncertified-oats'] }
  }
  const animalFree = freeingByStem.get('vegan')
  if (animalFree && isWordAt(tokens, at, 'plant') && isWordAt(tokens, at + 1, 'based')) {
    return { nameEnd: at, end: at + 2, frees: animalFree }
  }
  const name = nameAt(tokens, at)
  if (
    name &&
    isWordAt(tokens, name.end, 'free') &&
    gapBefore(tokens, name.end) <= gap.hyphen &&
    !(
      gapBefore(tokens, name.end + 1) <= gap.hyphen &&
      notAClaim.has(tokens.plain[name.end + 1] ?? '')
    )
  ) {
    return { nameEnd: name.end, end: name.end + 1, frees: name.frees }
  }
  return null
}

/** "Butter-free", "beer-free": the named food itself is not there; of others it says nothing. */
function freedTerm(
  tokens: Tokens,
  at: number,
  termEndAt: (start: number) => number | null,
): FreeClaim | null {
  const end = termEndAt(at)
  if (end === null || !isWordAt(tokens, end, 'free')) return null
  if (gapBefore(tokens, end) !== gap.hyphen) return null
  if (notAClaim.has(tokens.plain[end + 1] ?? '')) return null
  return { names: [{ start: at, end }], covers: null, frees: new Set() }
}

/** "Checked against milk and egg by ingredient" speaks of the check, not of the food. */
function claimOpening(tokens: Tokens, at: number): { listFrom: number; covers: boolean } | null {
  const word = tokens.plain[at]
  const next = tokens.plain[at + 1]
  if (word === 'free' && (next === 'of' || next === 'from'))
    return { listFrom: at + 2, covers: true }
  if (word === 'without' || word === 'no') return { listFrom: at + 1, covers: true }
  if (word === 'checked' && next === 'against') return { listFrom: at + 2, covers: false }
  return null
}

/**
 * The claims of a text that a food is free of something, with how far each reaches. `termEndAt` tells
 * where the longest term from a token on ends, for "no butter".
 *
 * @example findFreeClaims(readTokens('dairy-free cheese'))[0]?.frees // Set { 'allergen:milk' }
 */
export function findFreeClaims(
  tokens: Tokens,
  termEndAt: (start: number) => number | null = () => null,
): FreeClaim[] {
  const claims: FreeClaim[] = []
  for (let at = 0; at < tokens.words.length; at += 1) {
    const opening = claimOpening(tokens, at)
    if (opening && !isDoubted(tokens, at)) {
      const onLabel = labelWords.has(tokens.plain[at - 1] ?? '') || !opening.covers
      const list = listAt(tokens, opening.listFrom, onLabel)
      if (list) {
        const covers = opening.covers ? reachLeft(tokens, at) : null
        claims.push({ names: list.names, covers, frees: list.frees })
        at = list.end - 1
      } else if (opening.listFrom === at + 1) {
        const end = termEndAt(opening.listFrom)
        if (end !== null && gapBefore(tokens, opening.listFrom) <= gap.hyphen) {
          claims.push({ names: [{ start: opening.listFrom, end }], covers: null, frees: new Set() })
        }
      }
      continue
    }
    const adjective = adjectiveAt(tokens, at)
    const freed = adjective ? null : freedTerm(tokens, at, termEndAt)
    if (freed && !isDoubted(tokens, at)) claims.push(freed)
    if (!adjective || isDoubted(tokens, at)) continue
    const names = adjective.nameEnd > at ? [{ start: at, end: adjective.nameEnd }] : []
    const right = reachRight(tokens, adjective.end, termEndAt)
    claims.push({
      names,
      covers: right ?? reachLeft(tokens, at),
      frees: new Set(adjective.frees),
    })
    at = adjective.end - 1
  }
  return claims
}
