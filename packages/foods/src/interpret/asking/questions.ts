import type { Question } from '../../interpretation.ts'

/** A diet in a tag that speaks of somebody beside the child: it holds until the parent says. */
export const alsoOfChild = (term: string, tag: string): Question => ({
  id: `also:${term}`,
  text: `Does “${tag}” go for your child too?`,
  gravity: 2,
  answers: [
    { id: 'yes', label: 'Yes, for my child too' },
    { id: 'no', label: 'No, not for my child' },
  ],
  mayEdit: false,
})

/** Kept out under a guess, together with the word as typed, until the parent says yes or no. */
export const didYouMean = (term: string): Question => ({
  id: `meant:${term}`,
  text: `Did you mean ${term}?`,
  gravity: 2,
  answers: [
    { id: 'yes', label: `Yes, ${term}` },
    { id: 'no', label: `No, not ${term}` },
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
  text: `“${typed}” may hold ${terms.join(', ')}. Keep all of them out?`,
  gravity: 3,
  answers: [
    { id: 'out', label: 'Yes, all of them' },
    ...(mayMeanItAlone ? [{ id: 'fine', label: `No, only ${typed}` }] : []),
  ],
  mayEdit: true,
})

/** Kept out with something else until the parent says that it is eaten. */
export const excludeToo = (term: string): Question => ({
  id: `too:${term}`,
  text: `Keep ${term} out too?`,
  gravity: 3,
  answers: [
    { id: 'out', label: `Yes, keep ${term} out` },
    { id: 'fine', label: `No, ${isFine(term)}` },
  ],
  mayEdit: false,
})

/** A tag of the allergies list that speaks of eating it: "outgrew milk". It stays out until answered. */
export const mayBeEaten = (term: string): Question => ({
  id: `fine:${term}`,
  text: `May your child eat ${term}? It stays out until you say so.`,
  gravity: 1,
  answers: [
    { id: 'out', label: `Keep ${term} out` },
    { id: 'fine', label: `Yes, ${isFine(term)}` },
  ],
  mayEdit: false,
})

/** The bare name of a major allergen among wishes. */
export const likedOrOut = (term: string): Question => ({
  id: `like-or-out:${term}`,
  text: `Does your child like ${term}, or must it stay out?`,
  gravity: 1,
  answers: [
    { id: 'out', label: 'It must stay out' },
    { id: 'likes', label: 'My child likes it' },
  ],
  mayEdit: false,
})

const asFood = 'as:'

/** The bare name of what is one dish here and another elsewhere, among wishes. */
export const whichIsLiked = (typed: string, foods: readonly string[]): Question => ({
  id: `which:${typed}`,
  text: `“${typed}” is one food here and another elsewhere: which one does your child like?`,
  gravity: 3,
  answers: foods.map((food) => ({ id: `${asFood}${food}`, label: food })),
  mayEdit: false,
})

/** The food that an answer to it chooses; null for any other answer. */
export const chosenFood = (answer: string): string | null =>
  answer.startsWith(asFood) ? answer.slice(asFood.length) : null

/** An allergy that names nothing: "epipen", "lots". */
export const whatIsMeant = (tag: string): Question => ({
  id: 'meaning',
  text: `Which food does “${tag}” stand for?`,
  gravity: 0,
  answers: [
    { id: 'not-a-food', label: 'It names no food' },
    { id: 'major-nine', label: 'The nine major allergens' },
  ],
  mayEdit: true,
})

/** "Puree only" may be a swallowing diet, which is not ours to plan, or a liking. */
export const swallowingOrLiking = (tag: string): Question => ({
  id: 'swallowing',
  text: `Is “${tag}” about safe swallowing, or about what your child likes?`,
  gravity: 0,
  answers: [
    { id: 'swallowing', label: 'Safe swallowing' },
    { id: 'liking', label: 'What my child likes' },
  ],
  mayEdit: false,
})

/** Relatives that a parent may say no to, by a tag of the preferences too. */
export const askedAbout = ['coconut', 'lupin', 'sesame'] as const
export type AskedAbout = (typeof askedAbout)[number]

/** The preference that answers `excludeToo` with no. */
const isFine = (term: string): string => `${term} ${/[^su]s$/u.test(term) ? 'are' : 'is'} fine`

/** The term that a preference lets in, where it is such an answer and nothing more. */
export function answeredWithNo(preference: string): AskedAbout | null {
  const typed = preference.trim().toLowerCase()
  return askedAbout.find((term) => isFine(term) === typed) ?? null
}
