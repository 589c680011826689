import { foodHasAnyOf } from '../food-words.ts'
import { foods } from '../foods.ts'
import { findTerms } from '../terms/find-terms.ts'
import { readTokens, type Tokens } from '../tokens/read-tokens.ts'
import { foodsOfGroup, requireGroup, withParts } from './group-foods.ts'
import type { Span } from './read-spans.ts'
import type { RefusedMatch, RefusedTerm } from './refused-food.ts'
import { isSeen, phraseOf, refusedNames } from './refused-names.ts'

/** Allergens whose words in another language stand for a whole group; of fish every word does. */
const groupOfAllergen: Readonly<Record<string, string>> = {
  milk: 'dairy',
  egg: 'eggs',
  fish: 'fish',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
  soy: 'soy-foods',
  peanut: 'nuts',
  almond: 'nuts',
  cashew: 'nuts',
  hazelnut: 'nuts',
  walnut: 'nuts',
  pistachio: 'nuts',
}

/** A term that names nothing yet. */
export const none: RefusedTerm = {
  typed: '',
  groups: [],
  foods: new Map(),
  phrases: [],
  otherThings: [],
  kinds: [],
  forms: [],
  state: null,
  plainForms: new Set(),
  within: [],
  exemptions: [],
}

const isSeenById = new Map(foods.map((food) => [food.id, isSeen(food)]))

const phrasesOf = (list: readonly string[] = []) => list.map(phraseOf)

function termOfGroup(id: string, typed: string): RefusedTerm {
  const group = requireGroup(id)
  const parts = withParts(group)
  return {
    ...none,
    typed,
    groups: [group.name],
    foods: foodsOfGroup(group),
    phrases: [...new Set([typed, ...parts.flatMap((one) => phrasesOf(one.dishWords))])],
    otherThings: parts.flatMap((one) => phrasesOf(one.otherThings)),
    kinds: parts.filter(
      ({ textures, flavours, temperatures, courses }) =>
        textures || flavours || temperatures || courses,
    ),
    state: group.state ?? null,
  }
}

/** A food refused by its own name shows in any amount, but for what nobody ever sees. */
const ownMatch: RefusedMatch = { from: 0, binds: false }

function termOfSubject(subject: string, typed: string): RefusedTerm {
  const [kind, id] = [
    subject.slice(0, subject.indexOf(':')),
    subject.slice(subject.indexOf(':') + 1),
  ]
  if (kind.startsWith('group')) return termOfGroup(id, typed)
  if (kind === 'food') {
    return {
      ...none,
      typed,
      foods: new Map(isSeenById.get(id) ? [[id, ownMatch]] : []),
      phrases: [typed],
    }
  }
  if (kind === 'allergen' && groupOfAllergen[id]) return termOfGroup(groupOfAllergen[id], typed)
  if (kind === 'word' && phraseOf(id) !== typed) {
    // "zanahoria": what the word stands for is read in its place.
    const named = findTerms(refusedNames(), readTokens(id))
      .filter(({ start, end }) => start === 0 && end === readTokens(id).words.length)
      .flatMap(({ meanings }) => meanings.map((one) => one.subject))
      .filter((one) => one.startsWith('group:') || one.startsWith('food:'))
    return joined(
      [
        ...named.map((one) => termOfSubject(one, phraseOf(id))),
        { ...none, typed, phrases: [typed] },
      ],
      typed,
    )
  }
  return { ...none, typed, phrases: [typed] }
}

/** What several names of one run tell together. */
export function joined(terms: readonly RefusedTerm[], typed: string): RefusedTerm {
  const foodMatches = new Map<string, RefusedMatch>()
  for (const term of terms) {
    for (const [id, match] of term.foods) {
      const known = foodMatches.get(id)
      if (!known || known.from > match.from) foodMatches.set(id, match)
    }
  }
  return {
    ...none,
    typed,
    groups: [...new Set(terms.flatMap(({ groups }) => groups))],
    foods: foodMatches,
    phrases: [...new Set(terms.flatMap(({ phrases }) => phrases))],
    otherThings: [...new Set(terms.flatMap(({ otherThings }) => otherThings))],
    kinds: terms.flatMap(({ kinds }) => kinds),
    state: terms.find(({ state }) => state !== null)?.state ?? null,
  }
}

/** The name of a dish or food alone, whatever it is made of. */
export const literalTerm = (typed: string): RefusedTerm => ({
  ...none,
  typed: phraseOf(typed),
  phrases: [phraseOf(typed)].filter((phrase) => phrase !== ''),
})

/** A word that we do not know: in the name of a food or of a dish. */
export const termOfUnknown = (word: string): RefusedTerm => ({
  ...literalTerm(word),
  foods: new Map(foods.filter(foodHasAnyOf([word])).map(({ id }) => [id, ownMatch])),
})

/** The words of a stretch. */
export const typedOf = (tokens: Tokens, start: number, end: number) =>
  tokens.words.slice(start, end).join(' ')

/** What the names of a stretch stand for. */
export function termOfSpan(tokens: Tokens, span: Span): RefusedTerm {
  const typed = typedOf(tokens, span.start, span.end)
  return joined(
    span.subjects.map((one) => termOfSubject(one, typed)),
    typed,
  )
}
