import type { Question, TagSentence, TagSentenceKey } from '../../interpretation.ts'

const said = (key: TagSentenceKey, params: TagSentence['params'] = {}): TagSentence => ({
  key,
  params,
})

/** A diet in a tag that speaks of somebody beside the child: it holds until the parent says. */
export const alsoOfChild = (term: string, tag: string): Question => ({
  id: `also:${term}`,
  asked: said('ask.also', { typed: tag }),
  gravity: 2,
  answers: [
    { id: 'yes', label: said('answer.also') },
    { id: 'no', label: said('answer.also-not') },
  ],
  mayEdit: false,
})

/** Excluded under a guess, together with the word as typed, until the parent says yes or no. */
export const didYouMean = (term: string): Question => ({
  id: `meant:${term}`,
  asked: said('ask.meant', { term }),
  gravity: 2,
  answers: [
    { id: 'yes', label: said('answer.meant', { term }) },
    { id: 'no', label: said('answer.meant-not', { term }) },
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
  asked: said('ask.holds', { typed, terms: [...terms] }),
  gravity: 3,
  answers: [
    { id: 'out', label: said('answer.out-all') },
    ...(mayMeanItAlone ? [{ id: 'fine', label: said('answer.only', { typed }) }] : []),
  ],
  mayEdit: true,
})

/** Excluded with something else until the parent says that it is eaten. */
export const excludeToo = (term: string): Question => ({
  id: `too:${term}`,
  asked: said('ask.too', { term }),
  gravity: 3,
  answers: [
    { id: 'out', label: said('answer.too', { term }) },
    { id: 'fine', label: said('answer.too-not', { term, many: manyOf(term) }) },
  ],
  mayEdit: false,
})

/** A tag of the allergies list that speaks of eating it: "outgrew milk". It stays out until answered. */
export const mayBeEaten = (term: string): Question => ({
  id: `fine:${term}`,
  asked: said('ask.fine', { term }),
  gravity: 1,
  answers: [
    { id: 'out', label: said('answer.keep-out', { term }) },
    { id: 'fine', label: said('answer.fine', { term, many: manyOf(term) }) },
  ],
  mayEdit: false,
})

/** The bare name of a major allergen among wishes. */
export const likedOrOut = (term: string): Question => ({
  id: `like-or-out:${term}`,
  asked: said('ask.liked', { term }),
  gravity: 1,
  answers: [
    { id: 'out', label: said('answer.out') },
    { id: 'likes', label: said('answer.likes') },
  ],
  mayEdit: false,
})

const asFood = 'as:'

/** The bare name of what is one dish here and another elsewhere, among wishes. */
export const whichIsLiked = (typed: string, foods: readonly string[]): Question => ({
  id: `which:${typed}`,
  asked: said('ask.which', { typed }),
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
  asked: said('ask.meaning', { typed: tag }),
  gravity: 0,
  answers: [
    { id: 'not-a-food', label: said('answer.no-food') },
    { id: 'major-nine', label: said('answer.major-nine') },
  ],
  mayEdit: true,
})

/** "Puree only" may be a swallowing diet, which is not ours to plan, or a liking. */
export const swallowingOrLiking = (tag: string): Question => ({
  id: 'swallowing',
  asked: said('ask.swallowing', { typed: tag }),
  gravity: 0,
  answers: [
    { id: 'swallowing', label: said('answer.swallowing') },
    { id: 'liking', label: said('answer.liking') },
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
