import type { Aisle } from '../food.ts'
import { requireFood } from '../foods.ts'
import { gapBefore } from '../tokens/gap-before.ts'
import { gap, type Tokens } from '../tokens/read-tokens.ts'
import { requireGroup } from './group-foods.ts'
import { readSpans } from './read-spans.ts'
import type { Exemption, RefusedFood, RefusedTerm } from './refused-food.ts'
import { phraseOf } from './refused-names.ts'
import { joined, none, termOfSpan, termOfUnknown, typedOf } from './refused-terms.ts'
import { isForm, type Run, runsOf, withPlainNames } from './runs-of-names.ts'
import { claimedTokens } from './words/claimed-tokens.ts'
import { exceptionIn, refusesAllElse } from './words/exception-in.ts'
import { fillers, states } from './words/words-around-foods.ts'

/** "soggy fries": what is called so, in that texture alone. */
function termOfTexture(tokens: Tokens, run: Run): RefusedTerm {
  const name = typedOf(tokens, run.forms.at(-1)?.end ?? run.start, run.end)
  return {
    ...none,
    typed: typedOf(tokens, run.start, run.end),
    phrases: [...new Set([name, ...run.plain.map((plain) => phraseOf(plain.name))])],
    forms: run.forms.map((span) => termOfSpan(tokens, span)),
  }
}

/** Of fruit and vegetables crunchy ones show in any crunchy dish; of all else it is what they are called by. */
const isCrunchyProduce = ({ foods: own }: RefusedTerm, kinds: RefusedTerm['kinds']): boolean =>
  kinds.every(({ textures }) => textures?.every((texture) => texture === 'crunchy')) &&
  [...own.keys()].every((id) => produce.has(requireFood(id).aisle))

const produce: ReadonlySet<Aisle> = new Set(['fruit', 'vegetables'])

/**
 * "tomato soup", "raw carrots": a food narrowed by a kind of dish or by its state is read so in dishes; "mashed
 * potatoes" are no soup of potato, though both are mushy.
 */
function isNarrowed({ parts, start, end }: Run, term: RefusedTerm): boolean {
  const { forms } = term
  const [part, ...others] = parts
  if (!part || others.length > 0 || part.start !== start || part.end !== end) return false
  if (forms.some(({ kinds }) => kinds.length > 0 && !isCrunchyProduce(term, kinds))) return false
  const isSingle = part.foods.every(({ subjects }) =>
    subjects.every((one) => one.startsWith('food:')),
  )
  return part.forms.length > 0 || (part.state !== null && isSingle)
}

function termOfForm(tokens: Tokens, run: Run): RefusedTerm {
  if (run.forms.length > 0) return termOfTexture(tokens, run)
  const plainForms = new Set(run.plain.map(({ id }) => id))
  const within = run.parts.map((part) => termOfRun(tokens, part))
  const [only] = within
  if (only && isNarrowed(run, only)) {
    const phrases = [...new Set([...only.phrases, ...run.plain.map(({ name }) => phraseOf(name))])]
    return { ...only, phrases, plainForms, within }
  }
  const typed = typedOf(tokens, run.start, run.end)
  const phrases = [...new Set([typed, ...run.plain.map(({ name }) => phraseOf(name))])]
  return { ...none, typed, phrases, plainForms, within }
}

function termOfRun(tokens: Tokens, run: Run): RefusedTerm {
  if (run.foods.length === 0) return termOfForm(tokens, run)
  const typed = typedOf(tokens, run.start, run.end)
  const named = joined(
    run.foods.map((span) => termOfSpan(tokens, span)),
    typed,
  )
  return {
    ...named,
    state: run.state ?? named.state,
    forms: run.forms.map((span) => termOfSpan(tokens, span)),
    plainForms: new Set(run.plain.map(({ id }) => id)),
  }
}

/** The foods that a term is, or that the name of a form tells of. */
const heldBy = ({ foods: own, within }: RefusedTerm): string[] => [
  ...own.keys(),
  ...within.flatMap((one) => [...one.foods.keys()]),
]

/** What is named as eaten; null where nothing is. */
export function exemptionOf(typed: string): Exemption {
  const read = readRefusedFood(typed)
  const foodIds = new Set(read.terms.flatMap(heldBy))
  const isFormed =
    read.unknown.length > 0 ||
    read.terms.some(({ foods: own, forms }) => own.size === 0 || forms.length > 0)
  return {
    typed,
    foods: isFormed ? new Set() : foodIds,
    holds: foodIds,
    phrases:
      read.terms.length === 0 || isFormed ? [phraseOf(typed)] : read.terms.map((one) => one.typed),
    isForm: isFormed,
  }
}

function unknownWords(
  tokens: Tokens,
  runs: readonly Run[],
  passed: ReadonlySet<number>,
  first: number,
  upTo: number,
): string[] {
  const phrases: string[] = []
  let from = -1
  const close = (at: number) => {
    if (from >= 0) phrases.push(tokens.plain.slice(from, at).join(' '))
    from = -1
  }
  for (let at = first; at < upTo; at += 1) {
    const word = tokens.plain[at] ?? ''
    const isRead = passed.has(at) || runs.some(({ start, end }) => at >= start && at < end)
    if (isRead || fillers.has(word) || states.has(word)) close(at)
    else {
      if (gapBefore(tokens, at) > gap.soft) close(at)
      if (from < 0) from = at
    }
  }
  close(upTo)
  return phrases
}

function read(typed: string): RefusedFood {
  const { tokens, refusing, spans: named, guesses } = readSpans(typed)
  const isRefusing = (at: number) => refusing.has(at)
  const isPassed = (at: number) => isRefusing(at) || fillers.has(tokens.plain[at] ?? '')
  if (refusesAllElse(tokens, isRefusing, isPassed)) {
    const word = typed.trim().toLowerCase()
    return { typed, terms: [], unknown: [{ word, term: termOfUnknown(word) }], guesses, stays: [] }
  }
  const claimed = claimedTokens(tokens)
  const spans = named.filter(({ start }) => !claimed.has(start))
  const end = tokens.plain.length
  const runs = withPlainNames(tokens, runsOf(tokens, spans))
  const exception = exceptionIn(tokens, spans)
  // An exception from nothing that we know excepts nothing.
  const isException = runs.some(({ start }) => start < exception.border)
  const { border, after } = isException ? exception : { border: end, after: end }
  const refusedRuns = runs.filter(({ start }) => start < border)
  const refused = refusedRuns.map((run) => termOfRun(tokens, run))
  const inGroup = (run: Run) => {
    const ids = heldBy(termOfRun(tokens, run))
    return refused.some(({ foods: own }) => ids.some((id) => own.has(id)))
  }
  // "all vegetables except carrots, fish": what is no part of the group is refused like it.
  const stays: Run[] = []
  const further: Run[] = []
  for (const run of runs.filter(({ start }) => start >= border)) {
    const isFirst = stays.length === 0 && further.length === 0
    const isListed = tokens.gaps.slice(border + 1, run.start + 1).every((one) => one < gap.comma)
    if (isFirst || inGroup(run) || (isListed && run.foods.every(isForm))) stays.push(run)
    else further.push(run)
  }
  const exemptions = stays.map((run) => {
    const term = termOfRun(tokens, run)
    const isFormed = term.foods.size === 0 || term.forms.length > 0
    return {
      typed: tokens.plain.slice(run.start, run.end).join(' '),
      foods: isFormed ? new Set<string>() : new Set(term.foods.keys()),
      holds: new Set(heldBy(term)),
      phrases: [term.typed],
      isForm: isFormed,
    }
  })
  const passed = new Set([...claimed, ...refusing])
  const unknownAfter = unknownWords(tokens, runs, passed, after, end)
  const exceptedWords = (stays.length === 0 ? unknownAfter : []).map((word) => ({
    typed: word,
    foods: new Set<string>(),
    holds: new Set<string>(),
    phrases: [phraseOf(word)],
    isForm: true,
  }))
  const terms = [
    ...refused.map((term) => ({ ...term, exemptions: [...exemptions, ...exceptedWords] })),
    ...further.map((run) => termOfRun(tokens, run)),
  ]
  const unknown = [
    ...unknownWords(tokens, runs, passed, 0, border),
    ...(stays.length > 0 ? unknownAfter : []),
  ]
  // Fillers alone ("please", "anything") name nothing: the words stand as typed.
  const literal =
    terms.length === 0 && unknown.length === 0 ? [typed.trim().toLowerCase()] : unknown
  return {
    typed,
    terms,
    unknown: literal.map((word) => ({ word, term: termOfUnknown(word) })),
    guesses,
    stays: [...refusedRuns, ...further].flatMap((run) =>
      run.forms.length > 0
        ? []
        : run.foods.flatMap(({ subjects }) =>
            subjects.flatMap((one) =>
              one.startsWith('group') ? requireGroup(one.slice(one.indexOf(':') + 1)).stays : [],
            ),
          ),
    ),
  }
}

const readBefore = new Map<string, RefusedFood>()
/** So that what parents type never fills the memory of a thread. */
const maxCached = 1000

/**
 * What a parent typed as refused. Every word is part of a term, of what stays, of `unknown`, or a filler beside them.
 *
 * @example readRefusedFood('no fish, blorb').unknown[0]?.word // 'blorb'
 */
export function readRefusedFood(typed: string): RefusedFood {
  const known = readBefore.get(typed)
  if (known) return known
  if (readBefore.size >= maxCached) readBefore.clear()
  const found = read(typed)
  readBefore.set(typed, found)
  return found
}
