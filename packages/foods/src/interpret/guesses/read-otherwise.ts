import type { Understanding } from '../../interpretation.ts'
import { findProducts } from '../../products/find-products.ts'
import { knownStems } from '../../products/known-stems.ts'
import { editDistance } from '../../spelling/edit-distance.ts'
import type { TermHit } from '../../terms/find-terms.ts'
import type { Meaning } from '../../terms/term-index.ts'
import { gap, readTokens } from '../../tokens/read-tokens.ts'
import { stemWord } from '../../tokens/stems/stem-word.ts'
import { tokenAt } from '../../tokens/token-at.ts'
import { excludeToo } from '../asking/questions.ts'
import { isContent } from '../filler/small-word.ts'
import { heldByProduct } from '../held-by-product.ts'
import type { ChosenName } from '../names/choose-names.ts'
import { isFoodSubject, nameIndex } from '../names/name-index.ts'
import { singularPhrase } from '../names/spelling/singular-phrase.ts'
import { conceptWithId, understandConcept, understandExcluded } from '../names/understand-names.ts'
import { isGoverning, type Stretch, type TagText } from '../tag-text.ts'
import { namesWithSound } from './heard-names.ts'
import { understandGuess } from './understand-guess.ts'

const allergensOf = (understood: readonly Understanding[]) =>
  understood.flatMap((one) => (one.kind === 'allergen' ? one.allergens : []))

const conceptsNamed = ({ meanings }: Pick<TermHit, 'meanings'>) =>
  meanings.flatMap(({ subject }) => {
    const concept = subject.startsWith('concept:')
      ? conceptWithId(subject.slice('concept:'.length))
      : undefined
    return concept && concept.allergens.length > 0 && !concept.isSeveral ? [concept] : []
  })

/**
 * What one name may list as well: "milk fish" is a fish, or milk and fish. An allergen with which a name begins
 * and which it does not hold stays out until the parent says.
 */
export function listedIn(
  { names, tokens }: TagText,
  name: ChosenName,
  understood: readonly Understanding[],
): Understanding[] {
  if (tokens.gaps.slice(name.start + 1, name.end).some((width) => width !== gap.space)) return []
  const held = new Set(allergensOf(understood))
  return names
    .filter(({ start, end }) => start === name.start && end < name.end)
    .flatMap(conceptsNamed)
    .filter(({ allergens }) => !allergens.some((id) => held.has(id)))
    .flatMap((concept) => understandConcept(concept, excludeToo(concept.term)))
}

/**
 * What the end of a name is with the word behind a slash: "soy nut/butter" may be of soy nuts, or of soy and nut butter.
 * The allergen that the end names stays out until the parent says.
 */
export function listedOver(
  { names, tokens }: TagText,
  name: ChosenName,
  understood: readonly Understanding[],
): Understanding[] {
  if (tokens.gaps[name.end] !== gap.slash) return []
  const held = new Set(allergensOf(understood))
  const goesOn = (start: number) => names.some((one) => one.start === start && one.end > name.end)
  return names
    .filter(({ start, end }) => start > name.start && end === name.end && goesOn(start))
    .flatMap(conceptsNamed)
    .filter(({ allergens }) => !allergens.every((id) => held.has(id)))
    .flatMap((concept) => understandConcept(concept, excludeToo(concept.term)))
}

/** Allergens that are named only where two words are no single one. */
export const askedToo = (understood: readonly Understanding[]): Understanding[] =>
  understood.map((one) =>
    one.kind === 'allergen' && one.question === null
      ? { ...one, question: excludeToo(one.term) }
      : one,
  )

/** Shorter ones are endings and small words: "орех и". */
const shortestWord = 3

interface JoinedName extends Stretch {
  understood: readonly Understanding[]
}

const isFoodMeaning = ({ subject, strength }: Meaning) =>
  isFoodSubject(subject) && strength !== 'innocent'

/** What two words name as one, with that word itself. */
function understandJoined(letters: string): Understanding[] {
  const stem = stemWord(letters)
  const known = nameIndex().alone.get(stem)?.filter(isFoodMeaning)
  const understood = known && known.length > 0 ? understandExcluded(known, [letters]) : []
  const products = knownStems().has(stem) ? findProducts(readTokens(letters)) : []
  const held = products.flatMap(({ product, isGuess }) =>
    isGuess ? [] : heldByProduct(product, singularPhrase([letters]), { isGuess, isWish: false }),
  )
  const all = [...understood, ...held]
  const word = singularPhrase([letters])
  // a misspelt name is no word of a product
  const isMisspelt = all.some((one) => 'term' in one && editDistance(word, one.term, 1) <= 1)
  return all.length === 0 || isMisspelt || all.some(({ kind }) => kind === 'food')
    ? all
    : [...all, { kind: 'food', term: word, words: [word], question: null }]
}

/**
 * Names that two words are when they are written as one, beside an allergen that one of them names: "nut meg",
 * "gold fish"; what they sound like, where the other means nothing: "pee nuts"; and what is read as a diet and
 * goes on as a food: "no egg plant".
 */
export function joinedNames(text: TagText, isOpen: (at: number) => boolean): JoinedName[] {
  const { names, tokens } = text
  const { plain, gaps } = tokens
  const foods = names.filter(({ meanings }) => meanings.some(isFoodMeaning))
  const isAllergen = (at: number) =>
    foods.some((one) => one.start === at && one.end === at + 1 && conceptsNamed(one).length > 0)
  // "but milk" is no buttermilk
  const mayBeHeard = (at: number) =>
    /^[a-z]+$/u.test(plain[at] ?? '') && isContent(text, at) && !isGoverning(text, at)
  const isNamed = (at: number) => names.some(({ start, end }) => at >= start && at < end)
  return plain.flatMap((first, at): JoinedName[] => {
    const second = plain[at + 1]
    if (second === undefined || Math.min(first.length, second.length) < shortestWord) return []
    if (gaps[at + 1] !== gap.space || !isOpen(at + 1)) return []
    const isOneWord = tokenAt(tokens, at + 1).start <= tokenAt(tokens, at).end
    if (isOneWord || !(isAllergen(at) || isAllergen(at + 1))) return []
    const stretch = { start: at, end: at + 2 }
    const known = foods.filter(({ start, end }) => start <= at && end >= at + 2)
    if (known.length > 0) {
      const understood = isOpen(at)
        ? []
        : known.flatMap(({ meanings }) =>
            understandExcluded(meanings.filter(isFoodMeaning), plain.slice(at, at + 2)),
          )
      return understood.length > 0 ? [{ ...stretch, understood }] : []
    }
    const joined = understandJoined(`${first}${second}`)
    if (joined.length > 0) return [{ ...stretch, understood: joined }]
    if ((isNamed(at) && isNamed(at + 1)) || !mayBeHeard(at) || !mayBeHeard(at + 1)) return []
    const heard = namesWithSound(`${first}${second}`)
    const understood = understandGuess(heard, `${first} ${second}`)
    return understood.length > 0 ? [{ ...stretch, understood }] : []
  })
}
