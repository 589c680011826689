import type { GoalId, TagList, Understanding, WishedTexture } from '../interpretation.ts'
import { findTerms } from '../vocabulary/find-terms.ts'
import { gap, type Tokens } from '../vocabulary/read-tokens.ts'
import { type ChosenName, chooseNames } from './choose-names.ts'
import { findClinicianConditions } from './find-clinician-conditions.ts'
import { adviceNames, goalNames, textureNames } from './goal-names.ts'
import { nameIndex } from './name-index.ts'
import { nearDiets } from './near-diets.ts'
import { readTagTokens } from './read-allergy-tag.ts'
import { type ExcludedReading, readExcluded } from './read-excluded.ts'
import { singularPhrase } from './singular-phrase.ts'
import { stopWords } from './stop-words.ts'
import { isLiking, type Segment, tagSegments } from './tag-segments.ts'
import { understandDiet } from './understand-names.ts'

function keyOf(name: ChosenName, kind: string): string | null {
  const found = name.meanings.find(({ subject }) => subject.startsWith(`${kind}:`))
  return found ? found.subject.slice(kind.length + 1) : null
}

function isGoal(key: string): key is GoalId {
  return key in goalNames
}

function isTexture(key: string): key is WishedTexture {
  return key in textureNames
}

/** Goals, diets and textures of a segment, with the tokens that they take up. */
function readWishes(tokens: Tokens, { from, to, mode }: Segment) {
  const hits = findTerms(nameIndex(), tokens).filter(({ start, end }) => start >= from && end <= to)
  const names = chooseNames(hits, (subject) => /^(?:goal|texture|diet|advice):/u.test(subject))
  const understood: Understanding[] = []
  const covered = new Set<number>()
  for (const name of names) {
    const diet = keyOf(name, 'diet')
    const goal = keyOf(name, 'goal')
    const advice = adviceNames.find(({ term }) => term === keyOf(name, 'advice'))
    const texture = keyOf(name, 'texture')
    const isRefusedTexture = texture !== null && texture !== 'sauce-apart' && mode === 'refused'
    if (advice) understood.push({ kind: 'advice', term: advice.term, advice: advice.advice })
    else if (diet !== null) understood.push(...understandDiet(Number(diet)))
    else if (goal !== null && isGoal(goal)) {
      understood.push({ kind: 'goal', term: goalNames[goal].term, goal })
    } else if (texture !== null && isTexture(texture) && !isRefusedTexture) {
      understood.push({ kind: 'texture', term: textureNames[texture].term, texture })
    } else continue
    for (let at = name.start; at < name.end; at += 1) covered.add(at)
  }
  return { understood, covered }
}

/** Foods that a segment likes: each phrase between its commas and its "and". */
function readLikes(
  tokens: Tokens,
  from: number,
  to: number,
  covered: ReadonlySet<number>,
  onlyKnown: boolean,
) {
  const hits = findTerms(nameIndex(), tokens).filter(({ start, end }) => start >= from && end <= to)
  const names = chooseNames(hits, (subject) => /^(?:allergen|concept|food|plain):/u.test(subject))
  const inName = new Set<number>()
  for (const { start, end } of names) for (let at = start; at < end; at += 1) inName.add(at)
  const understood: Understanding[] = []
  let phrase: number[] = []
  const close = () => {
    const isKnown = phrase.some((at) => inName.has(at))
    if (phrase.length > 0 && (isKnown || !onlyKnown)) {
      const term = singularPhrase(phrase.map((at) => tokens.plain[at] ?? ''))
      understood.push({ kind: 'like', term, words: [term] })
    }
    phrase = []
  }
  for (let at = from; at < to; at += 1) {
    const word = tokens.plain[at] ?? ''
    const isLink = word === 'and' || word === 'or' || (tokens.gaps[at] ?? 0) >= gap.slash
    const insideName = names.some(({ start, end }) => at > start && at < end)
    if (isLink && !insideName) close()
    const isWord = !stopWords.has(word) && !isLiking(word) && !/^\d/u.test(word)
    if (!covered.has(at) && (insideName || (isWord && word !== 'and' && word !== 'or')))
      phrase.push(at)
    else if (covered.has(at)) close()
  }
  close()
  return understood
}

/** Reads one tag of the goals or of the preferences: what it refuses counts as an allergy. */
export function readWishTag(list: TagList, tag: string): ExcludedReading {
  const tokens = readTagTokens(tag)
  const clinician = findClinicianConditions(tokens)
  const reading: ExcludedReading = {
    understood: [...clinician.understood],
    notRecognised: [],
    unchecked: [],
  }
  for (const segment of tagSegments(tokens, list)) {
    const { from, to, mode, refusedFrom } = segment
    const wishes = readWishes(tokens, segment)
    reading.understood.push(...wishes.understood)
    const understoodBefore = reading.understood.length
    for (let start = refusedFrom; start < to; ) {
      let end = start
      while (end < to && !wishes.covered.has(end) && !clinician.covered.has(end)) end += 1
      if (end > start) {
        const keepUnknown = mode === 'allergy'
        const part = readExcluded(tokens, start, end, tag, {
          mostEdits: keepUnknown ? 2 : 1,
          keepUnknown,
        })
        reading.understood.push(...part.understood)
        reading.notRecognised.push(...part.notRecognised)
        reading.unchecked.push(...part.unchecked)
      }
      start = end + 1
    }
    const hasLiking = tokens.plain.slice(from, refusedFrom).some(isLiking)
    const mayLike = mode !== 'less' && refusedFrom > from
    if (mayLike && (hasLiking || list === 'dietary_preferences')) {
      reading.understood.push(...readLikes(tokens, from, refusedFrom, wishes.covered, !hasLiking))
    }
    if (wishes.understood.length === 0 && reading.understood.length === understoodBefore) {
      if (list === 'dietary_preferences') {
        reading.understood.push(...nearDiets(tokens.plain.slice(from, to)))
      }
    }
    const isEmpty = wishes.understood.length === 0 && reading.understood.length === understoodBefore
    const touchesClinician = [...clinician.covered].some((at) => at >= from && at < to)
    const words = tokens.plain.slice(from, to)
    const saysNothing =
      words.some(isLiking) && words.every((word) => isLiking(word) || stopWords.has(word))
    if (isEmpty && !touchesClinician && !saysNothing && reading.unchecked.length === 0) {
      reading.notRecognised.push(tag.slice(tokens.starts[from], tokens.ends[to - 1]))
    }
  }
  return reading
}
