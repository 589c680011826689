import { foods } from '../foods.ts'
import { foodHasWord } from '../kept-out.ts'
import { findTerms } from '../vocabulary/find-terms.ts'
import { gap, readTokens, type Tokens } from '../vocabulary/read-tokens.ts'
import { foodsOfGroup, requireGroup, withParts } from './group-foods.ts'
import { type PlainStretch, plainStretches } from './plain-stretches.ts'
import { readSpans, type Span } from './read-spans.ts'
import type { Exemption, RefusedFood, RefusedMatch, RefusedTerm } from './refused-food.ts'
import { isSeen, phraseOf, refusedNames } from './refused-names.ts'
import { exceptionPairs, exceptionWords, fillers, states } from './words-around-foods.ts'

/** Allergens whose words in another language stand for a whole group; of fish every word does. */
const groupOfAllergen: Readonly<Record<string, string>> = {
  milk: 'dairy',
  egg: 'eggs',
  fish: 'fish',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
  soy: 'soy-foods',
  peanut: 'nuts',
  almond: 'nuts',
  cashew: 'nuts',
  hazelnut: 'nuts',
  walnut: 'nuts',
  pistachio: 'nuts',
}

const none: RefusedTerm = {
  typed: '',
  groups: [],
  foods: new Map(),
  phrases: [],
  otherThings: [],
  kinds: [],
  forms: [],
  state: null,
  plainForms: new Set(),
  within: [],
  exemptions: [],
}

const isSeenById = new Map(foods.map((food) => [food.id, isSeen(food)]))

const phrasesOf = (list: readonly string[] = []) => list.map(phraseOf)

function termOfGroup(id: string, typed: string): RefusedTerm {
  const group = requireGroup(id)
  const parts = withParts(group)
  return {
    ...none,
    typed,
    groups: [group.name],
    foods: foodsOfGroup(group),
    phrases: [...new Set([typed, ...parts.flatMap((one) => phrasesOf(one.dishWords))])],
    otherThings: parts.flatMap((one) => phrasesOf(one.otherThings)),
    kinds: parts.filter(
      ({ textures, flavours, temperatures, courses }) =>
        textures || flavours || temperatures || courses,
    ),
    state: group.state ?? null,
  }
}

/** A food refused by its own name shows in any amount, but for what nobody ever sees. */
const ownMatch: RefusedMatch = { from: 0, binds: false }

function termOfSubject(subject: string, typed: string): RefusedTerm {
  const [kind, id] = [
    subject.slice(0, subject.indexOf(':')),
    subject.slice(subject.indexOf(':') + 1),
  ]
  if (kind === 'group' || kind === 'group abroad') return termOfGroup(id, typed)
  if (kind === 'food') {
    return {
      ...none,
      typed,
      foods: new Map(isSeenById.get(id) ? [[id, ownMatch]] : []),
      phrases: [typed],
    }
  }
  if (kind === 'allergen' && groupOfAllergen[id]) return termOfGroup(groupOfAllergen[id], typed)
  if (kind === 'word' && phraseOf(id) !== typed) {
    // "zanahoria": what the word stands for is read in its place.
    const named = findTerms(refusedNames(), readTokens(id))
      .filter(({ start, end }) => start === 0 && end === readTokens(id).words.length)
      .flatMap(({ meanings }) => meanings.map((one) => one.subject))
      .filter((one) => one.startsWith('group:') || one.startsWith('food:'))
    return joined(
      [
        ...named.map((one) => termOfSubject(one, phraseOf(id))),
        { ...none, typed, phrases: [typed] },
      ],
      typed,
    )
  }
  return { ...none, typed, phrases: [typed] }
}

function joined(terms: readonly RefusedTerm[], typed: string): RefusedTerm {
  const foodMatches = new Map<string, RefusedMatch>()
  for (const term of terms) {
    for (const [id, match] of term.foods) {
      const known = foodMatches.get(id)
      if (!known || known.from > match.from) foodMatches.set(id, match)
    }
  }
  return {
    ...none,
    typed,
    groups: [...new Set(terms.flatMap(({ groups }) => groups))],
    foods: foodMatches,
    phrases: [...new Set(terms.flatMap(({ phrases }) => phrases))],
    otherThings: [...new Set(terms.flatMap(({ otherThings }) => otherThings))],
    kinds: terms.flatMap(({ kinds }) => kinds),
    state: terms.find(({ state }) => state !== null)?.state ?? null,
  }
}

/** The name of a dish or food alone, whatever it is made of. */
export const literalTerm = (typed: string): RefusedTerm => ({
  ...none,
  typed: phraseOf(typed),
  phrases: [phraseOf(typed)].filter((phrase) => phrase !== ''),
})

/** A word that we do not know: in the name of a food or of a dish. */
const termOfUnknown = (word: string): RefusedTerm => ({
  ...literalTerm(word),
  foods: new Map(foods.filter((food) => foodHasWord(food, word)).map(({ id }) => [id, ownMatch])),
})

/** A run of names with nothing but a space between them: "tomato soup", "raw carrots". */
interface Run {
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

const isForm = ({ subjects }: Span) =>
  subjects.some(
    (one) => one.startsWith('group') && requireGroup(one.slice(one.indexOf(':') + 1)).form,
  )

function runsOf(tokens: Tokens, spans: readonly Span[]): Run[] {
  const runs: { start: number; end: number; spans: Span[]; state: Run['state'] }[] = []
  const stateAt = (at: number) => states.get(tokens.plain[at] ?? '') ?? null
  for (const span of spans) {
    const before = runs.at(-1)
    const state = span.start > 0 ? stateAt(span.start - 1) : null
    const from = state ? span.start - 1 : span.start
    const goesOn = before?.end === from && (tokens.gaps[from] ?? gap.hard) <= gap.hyphen && !state
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

const noPlain: Pick<Run, 'plain' | 'parts'> = { plain: [], parts: [] }

/** A word that is one food or a whole group by itself, and no form of it: "cheese", "string cheese". */
function isOneName(tokens: Tokens, { start, end, state, foods: named, forms }: Run): boolean {
  const [span, ...others] = [...named, ...forms]
  if (span?.start !== start || span.end !== end || others.length > 0 || state !== null) return false
  if (span.subjects.some((one) => /^(?:group|food):/u.test(one))) return true
  // "toast" is German for bread, and "chocolate milk" stands among the words for chocolate.
  const isAbroad = span.subjects.every((one) => one.startsWith('group abroad:'))
  return !isAbroad && end - start === 1 && termOfSpan(tokens, span).foods.size > 0
}

/**
 * "bread and cheese" is a list of two, though a sandwich is called so too: what is refused may shut more out,
 * never less. "mac and cheese" is one thing, by its own name.
 */
function isList(tokens: Tokens, parts: readonly Run[], plain: Run['plain']): boolean {
  if (parts.length < 2 || plain.some(({ name }) => / and /.test(name))) return false
  const isJoined = parts.every(
    ({ start }, place) => place === 0 || tokens.words[start - 1] === 'and',
  )
  return isJoined && parts.every((part) => isOneName(tokens, part))
}

/** The runs, with names of plain foods in the place of what they are put together of. */
function withPlainNames(tokens: Tokens, runs: readonly Run[]): Run[] {
  let found = [...runs]
  for (const { start, end, foods: plain } of plainStretches(tokens)) {
    const parts = found.filter((run) => run.start < end && start < run.end)
    // "raw carrots" is narrower than the carrots in it.
    if (parts.some((run) => run.start < start || run.end > end)) continue
    if (isList(tokens, parts, plain)) continue
    const [first] = parts
    const named: Run =
      first && first.start === start && first.end === end && isOneName(tokens, first)
        ? { ...first, plain }
        : { start, end, foods: [], forms: [], state: null, plain, parts }
    found = [...found.filter((run) => !parts.includes(run)), named]
  }
  return found.sort((a, b) => a.start - b.start)
}

const typedOf = (tokens: Tokens, start: number, end: number) =>
  tokens.words.slice(start, end).join(' ')

function termOfSpan(tokens: Tokens, span: Span): RefusedTerm {
  const typed = typedOf(tokens, span.start, span.end)
  return joined(
    span.subjects.map((one) => termOfSubject(one, typed)),
    typed,
  )
}

/**
 * "tomato soup", "raw carrots": a food narrowed by a kind of dish or by its state is read so in dishes; "mashed
 * potatoes" are no soup of potato, though both are mushy.
 */
function isNarrowed({ parts, start, end }: Run, { forms }: RefusedTerm): boolean {
  const [part, ...others] = parts
  if (!part || others.length > 0 || part.start !== start || part.end !== end) return false
  if (forms.some(({ kinds }) => kinds.length > 0)) return false
  const isSingle = part.foods.every(({ subjects }) =>
    subjects.every((one) => one.startsWith('food:')),
  )
  return part.forms.length > 0 || (part.state !== null && isSingle)
}

function termOfForm(tokens: Tokens, run: Run): RefusedTerm {
  const plainForms = new Set(run.plain.map(({ id }) => id))
  const within = run.parts.map((part) => termOfRun(tokens, part))
  const [only] = within
  if (only && isNarrowed(run, only)) return { ...only, plainForms, within }
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

/** Where the words of exception begin, and where what stays. */
function exceptionIn(tokens: Tokens, spans: readonly Span[]): { border: number; after: number } {
  const first = spans[0]?.end ?? 0
  for (let at = first; at < tokens.plain.length; at += 1) {
    const pair = `${tokens.plain[at]} ${tokens.plain[at + 1] ?? ''}`
    if (exceptionPairs.has(pair)) return { border: at, after: at + 2 }
    if (exceptionWords.has(tokens.plain[at] ?? '')) return { border: at, after: at + 1 }
  }
  return { border: tokens.plain.length, after: tokens.plain.length }
}

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

function unknownWords(tokens: Tokens, runs: readonly Run[], first: number, upTo: number): string[] {
  const phrases: string[] = []
  let from = -1
  const close = (at: number) => {
    if (from >= 0) phrases.push(tokens.plain.slice(from, at).join(' '))
    from = -1
  }
  for (let at = first; at < upTo; at += 1) {
    const word = tokens.plain[at] ?? ''
    const isRead = runs.some(({ start, end }) => at >= start && at < end)
    if (isRead || fillers.has(word) || states.has(word)) close(at)
    else {
      if ((tokens.gaps[at] ?? gap.hard) > gap.soft) close(at)
      if (from < 0) from = at
    }
  }
  close(upTo)
  return phrases
}

function read(typed: string): RefusedFood {
  const { tokens, spans, guesses } = readSpans(typed)
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
  const unknownAfter = unknownWords(tokens, runs, after, end)
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
    ...unknownWords(tokens, runs, 0, border),
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
              one.startsWith('group')
                ? (requireGroup(one.slice(one.indexOf(':') + 1)).stays ?? [])
                : [],
            ),
          ),
    ),
  }
}

const readBefore = new Map<string, RefusedFood>()
/** So that what parents type never fills the memory of a thread. */
const mostKept = 1000

/**
 * What a parent typed as refused. Every word is part of a term, of what stays, of `unknown`, or a filler beside them.
 *
 * @example readRefusedFood('no fish, blorb').unknown[0]?.word // 'blorb'
 */
export function readRefusedFood(typed: string): RefusedFood {
  const known = readBefore.get(typed)
  if (known) return known
  if (readBefore.size >= mostKept) readBefore.clear()
  const found = read(typed)
  readBefore.set(typed, found)
  return found
}
