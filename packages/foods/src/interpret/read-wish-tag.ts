import type { GoalId, TagList, Understanding, WishedTexture } from '../interpretation.ts'
import { findTerms } from '../vocabulary/find-terms.ts'
import { listTerms } from '../vocabulary/list-terms.ts'
import { gap, type Tokens } from '../vocabulary/read-tokens.ts'
import { type ChosenName, chooseNames } from './choose-names.ts'
import { findClinicianConditions } from './find-clinician-conditions.ts'
import { adviceNames, goalNames, textureNames } from './goal-names.ts'
import { nameIndex } from './name-index.ts'
import { readTagTokens } from './read-allergy-tag.ts'
import { type ExcludedReading, readExcluded } from './read-excluded.ts'
import { singularPhrase } from './singular-phrase.ts'
import { stopWords } from './stop-words.ts'
import { understandDiet } from './understand-names.ts'

const allergyWords = new Set(
  listTerms(`
    allergy, allergies, allergic, alergic, intolerance, intolerant, intolerances, anaphylaxis,
    anaphylactic, sensitivity, sensitivities, sensitive, reacts, coeliac, celiac
  `),
)
const refusals = new Set(
  listTerms(`
    no, without, avoid, avoids, avoiding, hates, hate, hating, dislikes, dislike, refuses, refuse,
    not, never, cannot, cant, doesnt, dont, wont, isnt, exclude, excludes, excluding, minus,
    except, sans, sin, ohne, senza, sem, against, detests, loathes, disgusted, averse, gags,
    limit, skip, stop, nix, nope
  `),
)
const refusalPairs = new Set(
  listTerms(`
    doesn t, don t, won t, can t, isn t, free of, free from, stay away, cut out, keep out,
    allergic to, intolerant to, leave out, away from, steer clear
  `),
)
const likings = new Set(
  listTerms(`
    love, loves, loving, like, likes, liking, favourite, favorite, favourites, favorites, enjoys,
    enjoy, prefers, prefer, prefered, preferred, preference, fan, adores, adore, wants, want,
    craves, happy, lover, obsessed, eats, accepts, accepted
  `),
)
const breaks = new Set(listTerms('but, however, though, although, yet'))

interface Segment {
  from: number
  to: number
  /** Set off from the one before by a comma alone, so that a refusal goes on. */
  goesOn: boolean
}

function segmentsOf(tokens: Tokens): Segment[] {
  const segments: Segment[] = []
  let from = 0
  let goesOn = false
  for (let at = 1; at <= tokens.words.length; at += 1) {
    const atEnd = at === tokens.words.length
    const width = tokens.gaps[at] ?? gap.hard
    const isBreak = !atEnd && breaks.has(tokens.plain[at] ?? '')
    if (!atEnd && width < gap.comma && !isBreak) continue
    if (at > from) segments.push({ from, to: at, goesOn })
    from = isBreak ? at + 1 : at
    goesOn = !isBreak && width === gap.comma
    if (isBreak) at += 1
  }
  return segments
}

type Mode = 'refused' | 'allergy' | 'liked' | 'plain'

function startsRefusal(tokens: Tokens, at: number): boolean {
  const word = tokens.plain[at] ?? ''
  return refusals.has(word) || refusalPairs.has(`${word} ${tokens.plain[at + 1] ?? ''}`)
}

function modeOf(
  tokens: Tokens,
  { from, to, goesOn }: Segment,
  before: Mode,
): { mode: Mode; at: number } {
  let liked = -1
  for (let at = from; at < to; at += 1) {
    const word = tokens.plain[at] ?? ''
    if (allergyWords.has(word)) return { mode: 'allergy', at: from }
    if (startsRefusal(tokens, at)) return { mode: 'refused', at }
    if (word === 'free' && at > from) return { mode: 'refused', at: from }
    if (likings.has(word) && liked < 0) liked = at
  }
  if (liked >= 0) return { mode: 'liked', at: from }
  return {
    mode: goesOn && (before === 'refused' || before === 'allergy') ? before : 'plain',
    at: from,
  }
}

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
function readWishes(tokens: Tokens, { from, to }: Segment, mode: Mode) {
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
  { from, to }: Segment,
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
    const isWord = !stopWords.has(word) && !likings.has(word) && !/^\d/u.test(word)
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
  let mode: Mode = 'plain'
  for (const segment of segmentsOf(tokens)) {
    const next = modeOf(tokens, segment, mode)
    mode = next.mode
    const wishes = readWishes(tokens, segment, mode)
    reading.understood.push(...wishes.understood)
    const understoodBefore = reading.understood.length
    const refusedFrom = mode === 'refused' || mode === 'allergy' ? next.at : segment.to
    if (refusedFrom < segment.to) {
      for (let from = refusedFrom; from < segment.to; ) {
        let to = from
        while (to < segment.to && !wishes.covered.has(to) && !clinician.covered.has(to)) to += 1
        if (to > from) {
          const keepUnknown = mode === 'allergy'
          const part = readExcluded(tokens, from, to, tag, {
            mostEdits: keepUnknown ? 2 : 1,
            keepUnknown,
          })
          reading.understood.push(...part.understood)
          reading.notRecognised.push(...part.notRecognised)
          reading.unchecked.push(...part.unchecked)
        }
        from = to + 1
      }
    }
    const likedTo = { ...segment, to: Math.max(segment.from, refusedFrom) }
    const hasLiking = tokens.plain.slice(likedTo.from, likedTo.to).some((word) => likings.has(word))
    if (likedTo.to > likedTo.from && (hasLiking || list === 'dietary_preferences')) {
      reading.understood.push(...readLikes(tokens, likedTo, wishes.covered, !hasLiking))
    }
    const isEmpty = wishes.understood.length === 0 && reading.understood.length === understoodBefore
    const touchesClinician = [...clinician.covered].some(
      (at) => at >= segment.from && at < segment.to,
    )
    const words = tokens.plain.slice(segment.from, segment.to)
    const saysNothing =
      words.some((word) => likings.has(word)) &&
      words.every((word) => likings.has(word) || stopWords.has(word))
    if (isEmpty && !touchesClinician && !saysNothing && reading.unchecked.length === 0) {
      reading.notRecognised.push(
        tag.slice(tokens.starts[segment.from], tokens.ends[segment.to - 1]),
      )
    }
  }
  return reading
}
