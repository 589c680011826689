import { isProductWord, oftenPrefix } from '../products/product-lexicon.ts'
import { withProducts } from '../products/with-products.ts'
import { findTerms, type TermHit } from '../terms/find-terms.ts'
import type { Strength, TermIndex, TermNode } from '../terms/term-index.ts'
import { expandTokens } from '../tokens/expand-tokens.ts'
import { readAdditiveNumbers } from '../tokens/read-additive-numbers.ts'
import { readTokens, type Tokens } from '../tokens/read-tokens.ts'
import { type FreeClaim, findFreeClaims } from './find-free-claims.ts'
import { findNamedKinds } from './find-named-kinds.ts'
import { isLikeness } from './is-likeness.ts'

/** What a text says of one subject, in one place. */
export interface Mention {
  subject: string
  strength: Exclude<Strength, 'innocent'>
  start: number
  end: number
  /** The words as they stand in the text. */
  found: string
}

export interface ReadText {
  tokens: Tokens
  mentions: readonly Mention[]
  /** Last words of terms that are harmless here, by subject: "milk" in "oat milk", for `allergen:milk`. */
  released: ReadonlyMap<string, ReadonlySet<string>>
  /** Whole terms that a claim makes harmless: "burger bun" in "burger bun labelled free of milk". */
  claimed: ReadonlyMap<string, ReadonlySet<string>>
}

function within(inner: { start: number; end: number }, outer: { start: number; end: number }) {
  return inner.start >= outer.start && inner.end <= outer.end
}

const weight = { itself: 3, abroad: 3, product: 2, dish: 1, label: 1 } as const

/** "peanut butter" says all that the "peanut" in it says. */
function withoutInner(mentions: readonly Mention[]): Mention[] {
  return mentions.filter(
    (inner) =>
      !mentions.some(
        (outer) =>
          outer !== inner &&
          outer.subject === inner.subject &&
          outer.end - outer.start > inner.end - inner.start &&
          within(inner, outer) &&
          weight[outer.strength] >= weight[inner.strength],
      ),
  )
}

function keep(words: Map<string, Set<string>>, subject: string, word: string): void {
  const known = words.get(subject)
  if (known) known.add(word)
  else words.set(subject, new Set([word]))
}

const withoutPrefix = (subject: string) =>
  subject.startsWith(oftenPrefix) ? subject.slice(oftenPrefix.length) : subject

function isFreed(hit: TermHit, subject: string, strength: Strength, claims: readonly FreeClaim[]) {
  return claims.some(
    (claim) =>
      claim.names.some((name) => within(hit, name)) ||
      (strength !== 'itself' &&
        strength !== 'abroad' &&
        claim.covers !== null &&
        claim.frees.has(withoutPrefix(subject)) &&
        within(hit, claim.covers)),
  )
}

function isHarmlessPhrase({ root }: TermIndex, subject: string, words: readonly string[]): boolean {
  let node: TermNode | undefined = root
  for (const word of words) node = node?.next.get(word)
  return (
    node?.meanings.some((one) => one.subject === subject && one.strength === 'innocent') ?? false
  )
}

/** The terms of a text, whoever reads it. */
export interface TextTerms {
  tokens: Tokens
  hits: readonly TermHit[]
}

/** Input: indexes of terms, a text, and compounds split before with the same indexes. */
export function readTerms(
  indexes: readonly TermIndex[],
  text: string,
  readings: Map<string, string[] | null> = new Map(),
): TextTerms {
  const isKnown = (stem: string) =>
    indexes.some(({ words }) => words.has(stem)) || isProductWord(stem)
  const tokens = expandTokens(readAdditiveNumbers(readTokens(text)), isKnown, readings)
  const hits = withProducts(
    tokens,
    indexes.flatMap((index) => findTerms(index, tokens)),
  )
  return { tokens, hits }
}

/**
 * Reads a text for the subjects that matter.
 *
 * Input: indexes of terms, a text, which subjects are asked for, and the text's terms by the same indexes. Output:
 * mentions that no harmless phrase and no claim explains away.
 */
export function findMentions(
  indexes: readonly TermIndex[],
  text: string,
  isWatched: (subject: string) => boolean,
  { tokens, hits }: TextTerms = readTerms(indexes, text),
): ReadText {
  const harmless = new Map<string, { start: number; end: number }[]>()
  const outweighing = new Map<string, { start: number; end: number }[]>()
  const longest = new Map<number, number>()
  const inKitchen: TermHit[] = []
  let watched = false
  for (const hit of hits) {
    if (hit.meanings.some(({ subject }) => subject === 'kitchen')) inKitchen.push(hit)
    const before = longest.get(hit.start)
    if (before === undefined || before < hit.end) longest.set(hit.start, hit.end)
    for (const { subject, strength, outweighs } of hit.meanings) {
      if (!isWatched(subject)) continue
      watched = true
      if (strength !== 'innocent' && !outweighs) continue
      const explaining = outweighs ? outweighing : harmless
      const spans = explaining.get(subject)
      if (spans) spans.push(hit)
      else explaining.set(subject, [hit])
    }
  }
  const released = new Map<string, Set<string>>()
  const claimed = new Map<string, Set<string>>()
  if (!watched) return { tokens, mentions: [], released, claimed }
  const claims = findFreeClaims(tokens, (start) => longest.get(start) ?? null)
  const kinds = new Map<string, ReturnType<typeof findNamedKinds>>()
  const kindsOf = (subject: string) => {
    const known = kinds.get(subject)
    if (known) return known
    const spans = findNamedKinds(tokens, text, (words) =>
      indexes.some((index) => isHarmlessPhrase(index, subject, words)),
    )
    kinds.set(subject, spans)
    return spans
  }
  const mentions: Mention[] = []
  for (const hit of hits) {
    for (const { subject, strength, outweighs } of hit.meanings) {
      if (strength === 'innocent' || !isWatched(subject)) continue
      const word = tokens.words[hit.end - 1] ?? ''
      if (inKitchen.some((span) => within(hit, span))) continue
      if (isLikeness(tokens, hit.start, hit.end)) continue
      if (!outweighs && outweighing.get(subject)?.some((span) => within(hit, span))) continue
      if (
        harmless.get(subject)?.some((span) => within(hit, span)) ||
        kindsOf(subject).some((span) => within(hit, span))
      ) {
        keep(released, subject, word)
        continue
      }
      if (isFreed(hit, subject, strength, claims)) {
        keep(released, subject, word)
        keep(claimed, subject, tokens.words.slice(hit.start, hit.end).join(' '))
        continue
      }
      const found = text.slice(tokens.starts[hit.start], tokens.ends[hit.end - 1])
      mentions.push({ subject, strength, start: hit.start, end: hit.end, found })
    }
  }
  return { tokens, mentions: withoutInner(mentions), released, claimed }
}
