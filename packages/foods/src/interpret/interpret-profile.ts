import type { AllergenId } from '../allergen.ts'
import type {
  ProfileInterpretation,
  ProfileTags,
  TagList,
  TagReading,
  Understanding,
} from '../interpretation.ts'
import { tagLists } from '../interpretation.ts'
import type { DietId } from '../restrictions.ts'
import { likesThatAreKeptOut } from './likes-that-are-kept-out.ts'
import { answeredWithNo, keepOutToo } from './questions.ts'
import { readAllergyTag } from './read-allergy-tag.ts'
import type { ExcludedReading } from './read-excluded.ts'
import { readWishTag } from './read-wish-tag.ts'

function readTag(list: TagList, tag: string): ExcludedReading {
  const answered = list === 'dietary_preferences' ? answeredWithNo(tag) : null
  if (answered) {
    return { understood: [{ kind: 'answered', term: answered }], notRecognised: [], unchecked: [] }
  }
  return list === 'allergies' ? readAllergyTag(tag) : readWishTag(list, tag)
}

function sorted<Item extends string>(items: Iterable<Item>): Item[] {
  return [...new Set(items)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

function keyOf(one: Understanding): string {
  return JSON.stringify(one)
}

function withoutRepeats(understood: readonly Understanding[]): Understanding[] {
  const seen = new Set<string>()
  return understood.filter((one) => {
    const key = keyOf(one)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** "dust" where "dragon dust" stands too: kept out by itself, said once. */
function isPartOfAnother(word: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => phrase !== word && ` ${phrase} `.includes(` ${word} `))
}

/**
 * What a parent's tags mean: what is kept out, what is wished, what we do not know.
 *
 * Input: the three lists of a profile, as typed. Output: a reading for each tag, in their order, and what
 * they come to together, sorted. It never throws.
 *
 * @example interpretProfile({ allergies: ['penuts'], behavioral_goals: [], dietary_preferences: [] })
 *   .allergens // ['lupin', 'peanut']
 */
export function interpretProfile(tags: ProfileTags): ProfileInterpretation {
  const readings: TagReading[] = []
  const unchecked: string[] = []
  const answered = tags.dietary_preferences.flatMap((tag) => answeredWithNo(tag) ?? [])
  const letIn = answered.map(keepOutToo)
  const isLetIn = (one: Understanding) =>
    one.kind === 'allergen' && letIn.some((question) => question === one.question)
  for (const list of tagLists) {
    for (const tag of tags[list]) {
      const reading = readTag(list, tag)
      unchecked.push(...reading.unchecked)
      readings.push({
        list,
        tag,
        understood: withoutRepeats(reading.understood).filter((one) => !isLetIn(one)),
        notRecognised: sorted(reading.notRecognised),
      })
    }
  }
  const understood = readings.flatMap((reading) => reading.understood)
  const allergens = sorted(
    understood.flatMap((one): readonly AllergenId[] =>
      one.kind === 'allergen' ? one.allergens : [],
    ),
  )
  const diets = sorted(
    understood.flatMap((one): readonly DietId[] => (one.kind === 'diet' ? [one.diet] : [])),
  )
  const words = sorted([
    ...understood.flatMap((one) => (one.kind === 'food' ? one.words : [])),
    ...unchecked,
  ])
  const likes = sorted(understood.flatMap((one) => (one.kind === 'like' ? one.words : [])))
  const keptOut = likesThatAreKeptOut(likes, { allergens, diets, words })
  return {
    readings,
    allergens,
    diets,
    words,
    unchecked: sorted(unchecked.filter((word) => !isPartOfAnother(word, unchecked))),
    likes: likes.filter((like) => !keptOut.has(like)),
    textures: sorted(understood.flatMap((one) => (one.kind === 'texture' ? [one.texture] : []))),
    goals: sorted(understood.flatMap((one) => (one.kind === 'goal' ? [one.goal] : []))),
    clinicianConditions: sorted(
      understood.flatMap((one) => (one.kind === 'clinician' ? [one.term] : [])),
    ),
  }
}
