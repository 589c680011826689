import type { Understanding } from '../interpretation.ts'
import { findTerms, type TermHit } from '../vocabulary/find-terms.ts'
import { listTerms } from '../vocabulary/list-terms.ts'
import type { Tokens } from '../vocabulary/read-tokens.ts'
import { gap, readTokens } from '../vocabulary/read-tokens.ts'
import { chooseNames } from './choose-names.ts'
import { nameIndex } from './name-index.ts'
import { nearestNames } from './nearest-names.ts'
import { didYouMean } from './questions.ts'
import { singularPhrase } from './singular-phrase.ts'
import { stopWords } from './stop-words.ts'
import { understandExcluded } from './understand-names.ts'

/** What a stretch of a tag keeps out. */
export interface ExcludedReading {
  understood: Understanding[]
  /** Parts that mean nothing to us, as typed. */
  notRecognised: string[]
  /** The same as words to keep out: the phrase and its content words. */
  unchecked: string[]
}

export interface ExcludedOptions {
  /** How many edits a misspelling may have. */
  mostEdits: number
  /** In an allergy what we do not know is kept out too. */
  keepUnknown: boolean
}

const notFood = new Set(
  listTerms(
    `
    cat, cats, dog, dogs, dust, mite, mites, pollen, grass, latex, bee, bees, wasp, wasps, sting,
    stings, mold, mould, penicillin, amoxicillin, ibuprofen, aspirin, nickel, perfume, hay, fever,
    ragweed, birch, tree, trees, horse, horses, hamster, feathers, sun, cold, heat, noise, table,
    drop, script, select, house, season, seasonal
  `,
  ),
)

function isContent(word: string): boolean {
  if (/^[a-z]$/u.test(word)) return false
  return !stopWords.has(word) && !/^\d+[a-z]?$/u.test(word)
}

function excludedSubject(subject: string): boolean {
  return !/^(?:goal|texture|clinician|advice):/u.test(subject)
}

function understandNear(word: string, mostEdits: number) {
  const near = notFood.has(word) ? [] : nearestNames(word, mostEdits)
  const index = nameIndex()
  const understood = near.flatMap(({ name }): Understanding[] =>
    chooseNames(findTerms(index, readTokens(name)), () => true).flatMap(({ meanings }) => {
      const clinician = meanings.find(({ subject }) => subject.startsWith('clinician:'))
      if (clinician)
        return [{ kind: 'clinician', term: clinician.subject.slice('clinician:'.length) }]
      return understandExcluded(meanings, [name])
    }),
  )
  const asked = understood.map((one): Understanding => {
    if (one.kind === 'allergen') {
      return { ...one, question: one.question ?? didYouMean(one.term) }
    }
    return one.kind === 'food' || one.kind === 'diet'
      ? { ...one, question: didYouMean(one.term) }
      : one
  })
  return { asked, isSure: near[0] !== undefined && near[0].distance === 1 }
}

const isConcept = ({ meanings }: Pick<TermHit, 'meanings'>) =>
  meanings.some(({ subject }) => subject.startsWith('concept:'))

/** "soy / milk", "peanuts milk" and "soy milk eggs" list foods, where "soy milk" is one that holds no milk. */
function listsFoods(hit: TermHit, hits: readonly TermHit[], { plain, gaps }: Tokens): boolean {
  const { start, end, meanings } = hit
  const inside = hits.filter((one) => one !== hit && one.start >= start && one.end <= end)
  const isCovered = (at: number) => inside.some((one) => at >= one.start && at < one.end)
  if (gaps.slice(start + 1, end).some((width) => width >= gap.slash)) {
    return plain.slice(start, end).every((_, nth) => isCovered(start + nth))
  }
  if (meanings.every(({ strength }) => strength !== 'innocent')) return false
  return (
    plain.slice(start, end - 1).some((word) => /[^s]s$/u.test(word)) ||
    hits.some(
      (other) =>
        isConcept(other) &&
        ((other.start === end && gaps[end] === gap.space) ||
          (other.end === start && gaps[start] === gap.space)),
    )
  )
}

/**
 * Reads a stretch of tokens as things to be kept out. Nothing in it ever lets food in.
 *
 * Input: tokens, the stretch, and the tag that they come from.
 */
export function readExcluded(
  tokens: Tokens,
  from: number,
  to: number,
  tag: string,
  options: ExcludedOptions,
): ExcludedReading {
  const all = findTerms(nameIndex(), tokens).filter(({ start, end }) => start >= from && end <= to)
  const hits = all.filter((hit) => !listsFoods(hit, all, tokens))
  const names = chooseNames(hits, excludedSubject)
  const reading: ExcludedReading = { understood: [], notRecognised: [], unchecked: [] }
  const covered = new Set<number>()
  for (const name of names) {
    for (let at = name.start; at < name.end; at += 1) covered.add(at)
    const plain = tokens.plain.slice(name.start, name.end)
    if (name.end - name.start === 1 && stopWords.has(plain[0] ?? '') && !isConcept(name)) continue
    reading.understood.push(...understandExcluded(name.meanings, plain))
  }
  let run: number[] = []
  const closeRun = () => {
    const first = run[0]
    const last = run.at(-1)
    if (first !== undefined && last !== undefined) {
      const typed = tag.slice(tokens.starts[first], tokens.ends[last])
      const words = readTokens(typed).plain.filter(isContent)
      reading.notRecognised.push(typed)
      if (words.length === 0) words.push(...readTokens(typed).plain)
      const kept =
        words.length > 1
          ? [singularPhrase(words), ...words.map((word) => singularPhrase([word]))]
          : [singularPhrase(words)]
      reading.unchecked.push(...kept)
    }
    run = []
  }
  for (let at = from; at < to; at += 1) {
    const word = tokens.plain[at] ?? ''
    if (covered.has(at) || !isContent(word)) {
      if (covered.has(at)) closeRun()
      continue
    }
    if (at > from && (tokens.gaps[at] ?? 0) >= 3) closeRun()
    const { asked, isSure } = understandNear(word, options.mostEdits)
    reading.understood.push(...asked)
    if (isSure && asked.length > 0) closeRun()
    else if (options.keepUnknown) run.push(at)
  }
  closeRun()
  return reading
}
