import type { TagList } from '../interpretation.ts'
import { listTerms } from '../vocabulary/list-terms.ts'
import { gap, type Tokens } from '../vocabulary/read-tokens.ts'
import { stopWords } from './stop-words.ts'

const words = (text: string): ReadonlySet<string> => new Set(listTerms(text))

const allergyWords = words(`
  allergy, allergies, allergic, alergic, intolerance, intolerant, intolerances, anaphylaxis,
  anaphylactic, sensitivity, sensitivities, sensitive, reacts, coeliac, celiac
`)
/** Harm that a food does. Among goals they tell what should become better. */
const harmWords = words(`
  react, reaction, reactions, hives, rash, rashes, eczema, swelling, swells, itchy, itching, itches,
  sick, ill, unwell, vomit, vomits, vomiting, throw up, throws up, throwing up, diarrhea, diarrhoea,
  bloated, bloating, gag, gags, gagging, choke, chokes, choking, retch, retches, ache, aches, hurt, hurts
`)
const refusals = words(`
  no, without, avoid, avoids, avoiding, hates, hate, hating, dislikes, dislike, refuses, refuse,
  not, never, cannot, cant, doesnt, dont, wont, isnt, exclude, excludes, excluding, minus,
  except, sans, sin, ohne, senza, sem, against, detests, loathes, disgusted, averse,
  limit, skip, stop, nix, nope, off, eliminate, eliminates, eliminated, eliminating, remove, removes,
  removed, removing, scared, afraid, fears, terrified, zero, doesn t, don t, won t, can t, isn t,
  free of, free from, stay away, cut out, cuts out, cutting out, keep out, keep away, allergic to,
  intolerant to, leave out, away from, steer clear
`)
/** Less of a food is neither none of it nor a liking. */
const lessenings = words(`
  less, fewer, reduce, reduces, reducing, cut down, cutting down, restrict, restricts, restricted,
  restricting
`)
const likings = words(`
  love, loves, loving, like, likes, liking, favourite, favorite, favourites, favorites, enjoys,
  enjoy, prefers, prefer, prefered, preferred, preference, fan, adores, adore, wants, want,
  craves, happy, lover, obsessed, eats, accepts, accepted
`)
const breaks = words('but, however, though, although, yet')
const everything = words('everything, anything, all, any, most, everything else, anything else')

/** What a stretch of a tag says of the foods in it. */
export type Mode = 'refused' | 'allergy' | 'less' | 'liked' | 'plain'

export interface Segment {
  from: number
  to: number
  mode: Mode
  /** Where a refusal begins; what stands before it in the segment is not refused. */
  refusedFrom: number
}

interface Stretch {
  from: number
  to: number
  /** Set off from the one before by a comma alone, so that a refusal goes on. */
  goesOn: boolean
  /** What follows "everything but". */
  isException: boolean
}

export const isLiking = (word: string): boolean => likings.has(word)

function stretchesOf(tokens: Tokens): Stretch[] {
  const stretches: Stretch[] = []
  let from = 0
  let goesOn = false
  let isException = false
  for (let at = 1; at <= tokens.words.length; at += 1) {
    const atEnd = at === tokens.words.length
    const width = tokens.gaps[at] ?? gap.hard
    const isBreak = !atEnd && breaks.has(tokens.plain[at] ?? '')
    if (!atEnd && width < gap.comma && !isBreak) continue
    if (at > from) stretches.push({ from, to: at, goesOn, isException })
    from = isBreak ? at + 1 : at
    goesOn = !isBreak && width === gap.comma
    isException = isBreak && startsWith(tokens, at - 1, everything)
    if (isBreak) at += 1
  }
  return stretches
}

/** Whether one of the terms, of one word or of two, begins at a token. */
function startsWith({ plain }: Tokens, at: number, terms: ReadonlySet<string>): boolean {
  const word = plain[at] ?? ''
  return terms.has(word) || terms.has(`${word} ${plain[at + 1] ?? ''}`)
}

/** Whether a token is a refusal or the second word of one. */
const isRefusal = (tokens: Tokens, at: number) =>
  startsWith(tokens, at, refusals) ||
  refusals.has(`${tokens.plain[at - 1] ?? ''} ${tokens.plain[at] ?? ''}`)

function read(tokens: Tokens, stretch: Stretch, before: Mode, list: TagList): Segment {
  const { from, to, goesOn, isException } = stretch
  const places = Array.from({ length: to - from }, (_, nth) => from + nth)
  const holds = (terms: ReadonlySet<string>) => places.some((at) => startsWith(tokens, at, terms))
  const whole = (mode: Mode): Segment => ({ from, to, mode, refusedFrom: from })
  if (holds(allergyWords)) return whole('allergy')
  if (list === 'dietary_preferences' && holds(harmWords)) return whole('allergy')
  if (isException) return whole('refused')
  const refused = places.find((at) => startsWith(tokens, at, refusals))
  if (refused !== undefined) {
    // "eggs never": what is refused stands before the refusal.
    const isLast = places.every(
      (at) => at < refused || isRefusal(tokens, at) || stopWords.has(tokens.plain[at] ?? ''),
    )
    return { from, to, mode: 'refused', refusedFrom: isLast ? from : refused }
  }
  if (places.some((at) => at > from && tokens.plain[at] === 'free')) return whole('refused')
  if (holds(lessenings)) return { from, to, mode: 'less', refusedFrom: to }
  const goesOnRefusing = goesOn && (before === 'refused' || before === 'allergy')
  const mode = holds(likings) ? 'liked' : goesOnRefusing ? before : 'plain'
  return { from, to, mode, refusedFrom: goesOnRefusing && mode === before ? from : to }
}

const isOnlyRefusal = (tokens: Tokens, { from, to, mode }: Segment) =>
  mode === 'refused' &&
  tokens.plain
    .slice(from, to)
    .every((word, nth) => stopWords.has(word) || isRefusal(tokens, from + nth))

/** A wish in stretches between its commas, ends and turns ("but"), each with what it says. */
export function tagSegments(tokens: Tokens, list: TagList): Segment[] {
  const segments: Segment[] = []
  for (const stretch of stretchesOf(tokens)) {
    const before = segments.at(-1)
    const segment = read(tokens, stretch, before?.mode ?? 'plain', list)
    // "tomatoes: no!"
    if (before && isOnlyRefusal(tokens, segment)) {
      before.mode = 'refused'
      before.refusedFrom = before.from
    } else segments.push(segment)
  }
  return segments
}
