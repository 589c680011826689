import type { Understanding } from '../../interpretation.ts'
import { type ChosenName, chooseNames } from '../names/choose-names.ts'
import { isFoodSubject } from '../names/name-index.ts'
import { singularPhrase } from '../names/spelling/singular-phrase.ts'
import { conceptWithId, understandConcept, understandExcluded } from '../names/understand-names.ts'
import type { TagText } from '../tag-text.ts'
import { excludeToo, likedOrOut } from './questions.ts'

const conceptsOf = ({ meanings }: ChosenName) =>
  meanings
    .filter(({ subject }) => subject.startsWith('concept:'))
    .map(({ subject }) => conceptWithId(subject.slice('concept:'.length)))
    .filter((one) => one !== undefined)

const namesAllergen = (name: ChosenName): boolean =>
  conceptsOf(name).some(({ allergens }) => allergens.length > 0) ||
  name.meanings.some(
    ({ subject, strength }) => subject.startsWith('allergen:') && strength === 'abroad',
  )

const isCondition = (name: ChosenName): boolean =>
  conceptsOf(name).some((concept) => concept.isCondition)

/** The bare name of an allergen, by our name or one in another language; none that a liking is when it stands alone. */
export const isAllergenName = (name: ChosenName): boolean =>
  isCondition(name) ||
  (namesAllergen(name) && !conceptsOf(name).some(({ isLikedBare }) => isLikedBare))

/** The name of what is more than one food and no allergen: "meat". */
export const groupOf = ({ meanings }: ChosenName) =>
  meanings
    .map(({ subject }) => conceptWithId(subject.replace(/^concept:/u, '')))
    .filter((one) => one !== undefined)
    .find(({ allergens }) => allergens.length === 0)

/** The one allergen that a food is made of: egg of "scrambled eggs". Excluded with it until that is answered too. */
function heldByOne(name: ChosenName, plain: readonly string[]): Understanding[] {
  const held = understandExcluded(name.meanings, plain, true).filter(
    ({ kind }) => kind === 'allergen',
  )
  return held.length === 1 ? held : []
}

/** The allergens of the foods in a dish's name: peanut and wheat of "peanut butter on toast". */
function heldByParts(name: ChosenName, { names, tokens }: TagText): Understanding[] {
  const parts = names.filter(
    ({ start, end }) =>
      start >= name.start && end <= name.end && end - start < name.end - name.start,
  )
  return chooseNames(parts, isFoodSubject).flatMap((part) =>
    understandExcluded(part.meanings, tokens.plain.slice(part.start, part.end), true).flatMap(
      (one) => (one.kind === 'allergen' ? [{ ...one, question: excludeToo(one.term) }] : []),
    ),
  )
}

/** Asked whether it is liked or must stay out: an allergen or a group with all its foods, any other food by its own word. */
export function askedAbout(name: ChosenName, text: TagText): Understanding[] {
  const plain = text.tokens.plain.slice(name.start, name.end)
  if (isCondition(name)) return understandExcluded(name.meanings, plain)
  if (!namesAllergen(name)) {
    const term = singularPhrase(plain)
    const group = groupOf(name)
    if (!group) {
      const own: Understanding = { kind: 'food', term, words: [term], question: likedOrOut(term) }
      const held = heldByOne(name, plain)
      return [own, ...(held.length > 0 ? held : heldByParts(name, text))]
    }
    return understandExcluded(name.meanings, plain).map((one) =>
      one.kind === 'food' ? { ...one, question: likedOrOut(group.term) } : one,
    )
  }
  const several = conceptsOf(name).find(({ isSeveral }) => isSeveral)
  if (several) {
    return understandConcept(several, likedOrOut(several.term)).map((one) =>
      one.kind === 'food' ? { ...one, question: excludeToo(one.term) } : one,
    )
  }
  const understood = understandExcluded(name.meanings, plain)
  const first = understood.find((one) => one.kind === 'allergen')
  const isSame = (one: Understanding) =>
    one.kind === 'allergen' && first?.kind === 'allergen' && one.term === first.term
  return understood.map((one) =>
    one === first ||
    isSame(one) ||
    (one.kind === 'food' && first?.kind === 'allergen' && one.term === first.term)
      ? { ...one, question: likedOrOut(one.term) }
      : one,
  )
}
