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
import { withAnswers } from './asking/given-answers.ts'
import { answeredWithNo, excludeToo } from './asking/questions.ts'
import { mergeUnderstandings } from './merge-understandings.ts'
import { readTag } from './read-tag.ts'
import { excludedLikes } from './wishes/excluded-likes.ts'

function sorted<Item extends string>(items: Iterable<Item>): Item[] {
  return [...new Set(items)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** "dust" where "dragon dust" stands too: excluded by itself, said once. */
function withoutContained(phrases: readonly string[]): string[] {
  const byWord = Map.groupBy(
    phrases.flatMap((phrase) => phrase.split(' ').map((word) => ({ word, holder: ` ${phrase} ` }))),
    ({ word }) => word,
  )
  const isPartOfAnother = (phrase: string) =>
    byWord
      .get(phrase.split(' ')[0] ?? '')
      ?.some(({ holder }) => holder !== ` ${phrase} ` && holder.includes(` ${phrase} `))
  return phrases.filter((phrase) => !isPartOfAnother(phrase))
}

/** The words of a guess stay out with it, until it is answered. */
function wordsOf(one: Understanding): readonly string[] {
  const guessed = 'guessedFrom' in one && one.guessedFrom && one.question ? [one.guessedFrom] : []
  return one.kind === 'food' ? [...one.words, ...guessed] : guessed
}

function readOf(list: TagList, tag: string, tags: ProfileTags): TagReading {
  const reading = withAnswers(readTag(list, tag), tags.answers ?? [])
  return {
    ...reading,
    understood: mergeUnderstandings(reading.understood),
    notRecognised: sorted(reading.notRecognised),
  }
}

/** Readings without the relatives of which a preference says that they are fine. */
function withoutLetIn(readings: readonly TagReading[], preferences: readonly string[]) {
  const letIn = new Set(
    preferences
      .map((one) => answeredWithNo(one))
      .filter((one) => one !== null)
      .map((term) => excludeToo(term).id),
  )
  if (letIn.size === 0) return readings
  const isLetIn = (one: Understanding) =>
    one.kind === 'allergen' && one.question !== null && letIn.has(one.question.id)
  return readings.map((reading) => ({
    ...reading,
    understood: reading.understood.filter((one) => !isLetIn(one)),
  }))
}

/**
 * What a parent's tags mean: what is excluded, what is wished, what we do not know.
 *
 * Input: the three lists of a profile, as typed, and the answers that were given to questions about them.
 * Output: a reading for each tag, in their order, and what they come to together, sorted. It never throws.
 *
 * @example interpretProfile({ allergies: ['penuts'], behavioral_goals: [], dietary_preferences: [] })
 *   .allergens // ['lupin', 'peanut']
 */
export function interpretProfile(tags: ProfileTags): ProfileInterpretation {
  const readings = withoutLetIn(
    tagLists.flatMap((list) => tags[list].map((tag) => readOf(list, tag, tags))),
    tags.dietary_preferences,
  )
  const understood = readings.flatMap((reading) => reading.understood)
  const unchecked = readings.flatMap((reading) => reading.unchecked)
  const allergens = sorted(
    understood.flatMap((one): readonly AllergenId[] =>
      one.kind === 'allergen' ? one.allergens : [],
    ),
  )
  const diets = sorted(
    understood.flatMap((one): readonly DietId[] => (one.kind === 'diet' ? [one.diet] : [])),
  )
  const words = sorted([...understood.flatMap(wordsOf), ...unchecked])
  const likes = sorted(
    understood.flatMap((one) =>
      one.kind === 'like' && one.question === undefined ? one.words : [],
    ),
  )
  const excluded = excludedLikes(likes, { allergens, diets, words })
  return {
    readings,
    allergens,
    diets,
    words,
    unchecked: withoutContained(sorted(unchecked)),
    likes: likes.filter((like) => !excluded.has(like)),
    refused: sorted(understood.flatMap((one) => (one.kind === 'refused' ? [one.typed] : []))),
    textures: sorted(understood.flatMap((one) => (one.kind === 'texture' ? [one.texture] : []))),
    goals: sorted(understood.flatMap((one) => (one.kind === 'goal' ? [one.goal] : []))),
    cuisines: sorted(understood.flatMap((one) => (one.kind === 'cuisine' ? [one.cuisine] : []))),
    clinicianConditions: sorted(
      understood.flatMap((one) => (one.kind === 'clinician' ? [one.term] : [])),
    ),
    chewsWithCare: understood.some((one) => one.kind === 'advice' && one.chewsWithCare === true),
  }
}
