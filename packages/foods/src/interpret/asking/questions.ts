import type { Question, TagSentence, TagSentenceKey } from '../../interpretation.ts'

const sentence = (key: TagSentenceKey, params: TagSentence['params'] = {}): TagSentence => ({
  key,
  params,
})

/** A diet in a tag that speaks of somebody beside the child: it holds until the parent says. */
export const alsoOfChild = (term: string, tag: string): Question => ({
  id: `also:${term}`,
  asked: sentence('ask.also', { typed: tag }),
  gravity: 2,
  answers: [
    { id: 'yes', label: sentence('answer.also') },
    { id: 'no', label: sentence('answer.also-not') },
  ],
  mayEdit: false,
})

/** Excluded under a guess, together with the word as typed, until the parent says yes or no. */
export const didYouMean = (term: string): Question => ({
  id: `meant:${term}`,
  asked: sentence('ask.meant', { term }),
  gravity: 2,
  answers: [
    { id: 'yes', label: sentence('answer.meant', { term }) },
    { id: 'no', label: sentence('answer.meant-not', { term }) },
  ],
  mayEdit: true,
})

/** A product of several allergens, named as an allergy: all of them stay out. A refusal may mean it alone. */
export const holdsSeveral = (
  typed: string,
  terms: readonly string[],
  mayMeanItAlone: boolean,
): Question => ({
  id: `holds:${typed}`,
  asked: sentence('ask.holds', { typed, terms: [...terms] }),
  gravity: 3,
  answers: [
    { id: 'out', label: sentence('answer.out-all') },
    ...(mayMeanItAlone ? [{ id: 'fine', label: sentence('answer.only', { typed }) }] : []),
  ],
  mayEdit: true,
})

/** Excluded with something else until the parent says that it is eaten. */
export const excludeToo = (term: string): Question => ({
  id: `too:${term}`,
  asked: sentence('ask.too', { term }),
  gravity: 3,
  answers: [
    { id: 'out', label: sentence('answer.too', { term }) },
    { id: 'fine', label: sentence('answer.too-not', { term, many: manyOf(term) }) },
  ],
  mayEdit: false,
})

/** A tag of the allergies list that speaks of eating it: "outgrew milk". It stays out until answered. */
export const mayBeEaten = (term: string): Question => ({
  id: `fine:${term}`,
  asked: sentence('ask.fine', { term }),
  gravity: 1,
  answers: [
    { id: 'out', label: sentence('answer.keep-out', { term }) },
    { id: 'fine', label: sentence('answer.fine', { term, many: manyOf(term) }) },
  ],
  mayEdit: false,
})

/** The bare name of a major allergen among wishes. */
export const likedOrOut = (term: string): Question => ({
  id: `like-or-out:${term}`,
  asked: sentence('ask.liked', { term }),
  gravity: 1,
  answers: [
    { id: 'out', label: sentence('answer.out') },
    { id: 'likes', label: sentence('answer.likes') },
  ],
  mayEdit: false,
})

const asFood = 'as:'

/** The bare name of what is one dish here and another elsewhere, among wishes. */
export const whichIsLiked = (typed: string, foods: readonly string[]): Question => ({
  id: `which:${typed}`,
  asked: sentence('ask.which', { typed }),
  gravity: 3,
  answers: foods.map((food) => ({ id: `${asFood}${food}`, label: { food } })),
  mayEdit: false,
})

/** The food that an answer to it chooses; null for any other answer. */
export const chosenFood = (answer: string): string | null =>
  answer.startsWith(asFood) ? answer.slice(asFood.length) : null

/** An allergy that names nothing: "epipen", "lots". */
export const whatIsMeant = (tag: string): Question => ({
  id: 'meaning',
  asked: sentence('ask.meaning', { typed: tag }),
  gravity: 0,
  answers: [
    { id: 'not-a-food', label: sentence('answer.no-food') },
    { id: 'major-nine', label: sentence('answer.major-nine') },
  ],
  mayEdit: true,
})

/** "Puree only" may be a swallowing diet, which is not ours to plan, or a liking. */
export const swallowingOrLiking = (tag: string): Question => ({
  id: 'swallowing',
  asked: sentence('ask.swallowing', { typed: tag }),
  gravity: 0,
  answers: [
    { id: 'swallowing', label: sentence('answer.swallowing') },
    { id: 'liking', label: sentence('answer.liking') },
  ],
  mayEdit: false,
})

/** Relatives that a parent may say no to, by a tag of the preferences too. */
export const askedAbout = ['coconut', 'lupin', 'sesame'] as const
export type AskedAbout = (typeof askedAbout)[number]

/** How English counts a term: "oats are", "coconut is". */
const manyOf = (term: string): 'many' | 'one' => (/[^su]s$/u.test(term) ? 'many' : 'one')

/** The preference that answers `excludeToo` with no. */
const isFine = (term: string): string => `${term} ${manyOf(term) === 'many' ? 'are' : 'is'} fine`

/** The term that a preference lets in, where it is such an answer and nothing more. */
export function answeredWithNo(preference: string): AskedAbout | null {
  const typed = preference.trim().toLowerCase()
  return askedAbout.find((term) => isFine(term) === typed) ?? null
}
