import { findTerms, type TermHit } from '../terms/find-terms.ts'
import type { Tokens } from '../tokens/read-tokens.ts'
import { governingIndex, isGoverningKind, refusingKinds } from './governing-index.ts'
import { isFoodSubject, nameIndex } from './names/name-index.ts'
import { findAsWritten } from './names/spelling/find-as-written.ts'
import { weightToLose } from './names/weight-to-lose.ts'
import type { GoverningKind } from './names/word-list-ids.ts'
import { readTagTokens } from './read-tag-tokens.ts'

/** A stretch of tokens, from `start` up to, not including, `end`. */
export interface Stretch {
  start: number
  end: number
}

export interface Governor extends Stretch {
  kind: GoverningKind
}

/** A tag with all that stands in it, named and governing. */
export interface TagText {
  tag: string
  tokens: Tokens
  names: readonly TermHit[]
  governors: readonly Governor[]
}

const isWithin = (inner: Stretch, outer: Stretch) =>
  inner.start >= outer.start && inner.end <= outer.end

function governorsOf(tokens: Tokens): Governor[] {
  const all = findTerms(governingIndex(), tokens).flatMap(({ start, end, meanings }) =>
    meanings.flatMap(({ subject }) =>
      isGoverningKind(subject) ? [{ start, end, kind: subject }] : [],
    ),
  )
  // "no longer allergic to" is no "allergic to", and "nothing but" no "nothing"
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          (other.kind === one.kind || other.kind === 'liking') &&
          isWithin(one, other) &&
          other.end - other.start > one.end - one.start,
      ),
  )
}

const preferring = /^prefer/u
const verbsBehindTo = new Set(['eat', 'have', 'drink', 'be', 'get', 'snack'])

/** "prefers rice to wheat": as "over" and "than", "to" refuses what follows it. */
function chosenOver({ plain }: Tokens, governors: readonly Governor[]): Governor[] {
  const preference = governors.find(
    ({ kind, start }) => kind === 'liking' && preferring.test(plain[start] ?? ''),
  )
  if (!preference) return []
  const at = plain.indexOf('to', preference.end + 1)
  return at < 0 || at + 1 >= plain.length || verbsBehindTo.has(plain[at + 1] ?? '')
    ? []
    : [{ kind: 'refusal-before', start: at, end: at + 1 }]
}

/** "nie lubi" refuses, though "lubi" alone names a food elsewhere. */
const isPartOfRefusal = (name: TermHit, governors: readonly Governor[]) =>
  name.meanings.every(({ subject }) => isFoodSubject(subject)) &&
  governors.some(
    (one) =>
      refusingKinds.has(one.kind) &&
      isWithin(name, one) &&
      one.end - one.start > name.end - name.start,
  )

/** "no soy milk" refuses soy milk: it is not "no soy", and milk. */
const endsWithin = (name: TermHit, names: readonly TermHit[], refuses: (at: number) => boolean) =>
  refuses(name.start) &&
  names.some(
    ({ start, end, meanings }) =>
      start > name.start &&
      start < name.end &&
      end > name.end &&
      names.some(
        (inner) =>
          inner.start === start &&
          inner.end === name.end &&
          meanings.some(({ subject, strength }) => strength !== 'innocent' && isOf(inner, subject)),
      ),
  )

const isOf = ({ meanings }: TermHit, subject: string) =>
  meanings.some((one) => one.strength === 'itself' && one.subject === subject)

/** Reads a tag for every name and every governing word that we know. */
export function readTagText(tag: string): TagText {
  const tokens = readTagTokens(tag)
  const written = governorsOf(tokens)
  const governors = [...written, ...chosenOver(tokens, written)]
  const refuses = (at: number) =>
    governors.some(({ kind, start, end }) => refusingKinds.has(kind) && at >= start && at < end)
  const all = findTerms(nameIndex(), tokens).filter((name) => !isPartOfRefusal(name, governors))
  const names = all.filter((name) => !endsWithin(name, all, refuses))
  for (const found of findAsWritten(tag, tokens, refuses)) {
    const at = names.findIndex(({ start, end }) => start === found.start && end === found.end)
    const known = names[at]
    if (known) names[at] = { ...known, meanings: [...known.meanings, ...found.meanings] }
    else names.push(found)
  }
  names.push(...weightToLose(tokens))
  return { tag, tokens, names, governors }
}

/** The tag's own letters from one token to another. */
export const typedAt = ({ tag, tokens }: TagText, { start, end }: Stretch): string =>
  tag.slice(tokens.starts[start], tokens.ends[end - 1])

/** Whether a word says something of others, and names nothing by itself. */
export const isGoverning = ({ governors }: TagText, at: number): boolean =>
  governors.some(({ start, end }) => at >= start && at < end)
