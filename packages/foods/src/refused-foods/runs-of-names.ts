import { gapBefore } from '../tokens/gap-before.ts'
import { gap, type Tokens } from '../tokens/read-tokens.ts'
import { requireGroup } from './group-foods.ts'
import { type PlainStretch, plainStretches } from './plain-stretches.ts'
import type { Span } from './read-spans.ts'
import { termOfSpan } from './refused-terms.ts'
import { isTexture } from './words/texture-words.ts'
import { states } from './words/words-around-foods.ts'

/** A run of names with nothing but a space between them: "tomato soup", "raw carrots". */
export interface Run {
  start: number
  end: number
  foods: readonly Span[]
  forms: readonly Span[]
  state: 'raw' | 'cooked' | null
  /** Where it is the name of plain foods, these. */
  plain: PlainStretch['foods']
  /** Where such a name is put together of several, what it would be read as without it. */
  parts: readonly Run[]
}

export const isForm = ({ subjects }: Span) =>
  subjects.some(
    (one) => one.startsWith('group') && requireGroup(one.slice(one.indexOf(':') + 1)).form,
  )

const noPlain: Pick<Run, 'plain' | 'parts'> = { plain: [], parts: [] }

/** The names that stand side by side, a run each. */
export function runsOf(tokens: Tokens, spans: readonly Span[]): Run[] {
  const runs: { start: number; end: number; spans: Span[]; state: Run['state'] }[] = []
  const stateAt = (at: number) => states.get(tokens.plain[at] ?? '') ?? null
  for (const span of spans) {
    const before = runs.at(-1)
    const state = span.start > 0 ? stateAt(span.start - 1) : null
    const from = state ? span.start - 1 : span.start
    const goesOn = before?.end === from && gapBefore(tokens, from) <= gap.hyphen && !state
    if (before && goesOn) {
      before.end = span.end
      before.spans.push(span)
    } else runs.push({ start: from, end: span.end, spans: [span], state })
  }
  return runs.map(({ start, end, spans: all, state }) => {
    const named = all.filter((span) => !isForm(span))
    const forms = all.filter(isForm)
    // Two kinds of dishes beside each other are both refused: "soup stew".
    return named.length > 0
      ? { ...noPlain, start, end, foods: named, forms, state }
      : { ...noPlain, start, end, foods: forms, forms: [], state }
  })
}

/**
 * A word that is one food or a whole group by itself, and no form of it: "cheese", "string cheese". A plain food that
 * is typed as "pescado" shuts out no less than the group that the word names in Spanish; "toast" is English, too.
 */
function isOneName(
  tokens: Tokens,
  { start, end, state, foods: named, forms }: Run,
  plain: Run['plain'],
): boolean {
  const [span, ...others] = [...named, ...forms]
  if (span?.start !== start || span.end !== end || others.length > 0 || state !== null) return false
  if (span.subjects.some((one) => /^(?:group|food):/u.test(one))) return true
  // "chocolate milk" stands among the words for chocolate.
  const isAbroad = span.subjects.every((one) => /^group (?:abroad|named):/u.test(one))
  if (termOfSpan(tokens, span).foods.size === 0) return false
  if (!isAbroad) return end - start === 1
  const typed = tokens.plain.slice(start, end).join(' ')
  return plain.length > 0 && plain.every(({ name }) => !name.toLowerCase().includes(typed))
}

/**
 * "bread and cheese" is a list of two, though a sandwich is called so too: what is refused may shut more out,
 * never less. "mac and cheese" is one thing, by its own name.
 */
function isList(tokens: Tokens, parts: readonly Run[], plain: Run['plain']): boolean {
  if (parts.length < 2 || plain.some(({ name }) => / and /.test(name))) return false
  const isJoined = parts.every(
    ({ start }, index) => index === 0 || tokens.words[start - 1] === 'and',
  )
  return isJoined && parts.every((part) => isOneName(tokens, part, []))
}

/** A texture by itself, directly before a name: "soggy" of "soggy fries". */
function textureBefore(
  { gaps }: Tokens,
  runs: readonly Run[],
  { start }: PlainStretch,
): Run | undefined {
  const isOfTexture = ({ subjects }: Span) =>
    subjects.some(
      (one) => one.startsWith('group') && isTexture(requireGroup(one.slice(one.indexOf(':') + 1))),
    )
  return runs.find(
    (run) =>
      run.end === start &&
      gaps[start] === gap.space &&
      run.forms.length === 0 &&
      run.plain.length === 0 &&
      run.foods.every(isOfTexture),
  )
}

/** The runs, with names of plain foods in place of what they are put together of. */
export function withPlainNames(tokens: Tokens, runs: readonly Run[]): Run[] {
  let found = [...runs]
  for (const { start, end, foods: plain } of plainStretches(tokens)) {
    const parts = found.filter((run) => run.start < end && start < run.end)
    // "raw carrots" is narrower than the carrots in it.
    if (parts.some((run) => run.start < start || run.end > end)) continue
    if (isList(tokens, parts, plain)) continue
    const texture =
      parts.length === 0 ? textureBefore(tokens, found, { start, end, foods: plain }) : undefined
    if (texture) {
      const narrowed: Run = { ...texture, end, foods: [], forms: texture.foods, plain, parts: [] }
      found = [...found.filter((run) => run !== texture), narrowed]
      continue
    }
    const [first] = parts
    const named: Run =
      first && first.start === start && first.end === end && isOneName(tokens, first, plain)
        ? { ...first, plain }
        : { start, end, foods: [], forms: [], state: null, plain, parts }
    found = [...found.filter((run) => !parts.includes(run)), named]
  }
  return found.sort((a, b) => a.start - b.start)
}
