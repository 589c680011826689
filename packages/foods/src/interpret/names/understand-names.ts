import type { AllergenId } from '../../allergen.ts'
import type { Question, TagSentence, Understanding } from '../../interpretation.ts'
import type { DietId } from '../../restrictions.ts'
import type { Meaning } from '../../terms/term-index.ts'
import { stemWord } from '../../tokens/stems/stem-word.ts'
import { glutenIds, shellfishIds, treeNutIds } from '../../vocabulary/families.ts'
import { singleFoods } from '../../vocabulary/single-foods.ts'
import { askedOfHeld } from '../asking/asked-of-held.ts'
import { didYouMean, excludeToo } from '../asking/questions.ts'
import { singularPhrase } from './spelling/singular-phrase.ts'
import type { AllergenConcept } from './typed-meanings.ts'
import { typedNames } from './typed-names.ts'

const { allergies, diets } = typedNames

export const conceptWithId = (id: string): AllergenConcept | undefined =>
  allergies.find((concept) => concept.id === id)

/** A diet of ours is shown by the name of the file that has its id. */
const nameOfDiet = (diet: DietId): string | undefined => diets.find(({ id }) => id === diet)?.term

const conceptOfAllergen = new Map<string, AllergenConcept>()
for (const concept of allergies) {
  const own = concept.allergens.find((id) => id.replaceAll('-', ' ') === concept.names[0])
  if (own && !conceptOfAllergen.has(own)) conceptOfAllergen.set(own, concept)
}
for (const concept of allergies) {
  for (const id of concept.allergens) {
    if (!conceptOfAllergen.has(id) && concept.allergens.length === 1)
      conceptOfAllergen.set(id, concept)
  }
}
const nuts = allergies.find(({ id }) => id === 'nuts')

/** The concepts that allergens belong to; every tree nut together is "nuts". */
export function conceptsOf(ids: readonly AllergenId[]): AllergenConcept[] {
  const isAnyNut = treeNutIds.every((id) => ids.includes(id))
  const rest = isAnyNut
    ? ids.filter((id) => id !== 'peanut' && !treeNutIds.some((nut) => nut === id))
    : ids
  const found = rest.map((id) => conceptOfAllergen.get(id)).filter((one) => one !== undefined)
  return [...new Set(isAnyNut && nuts ? [nuts, ...found] : found)]
}

const families: readonly (readonly AllergenId[])[] = [
  treeNutIds,
  ['fish', ...shellfishIds],
  [...glutenIds, 'oats'],
]

const isOneFamily = (concepts: readonly AllergenConcept[]) =>
  families.some((family) =>
    concepts.every(({ allergens }) => allergens.every((id) => family.includes(id))),
  )

/** "lactose" and "milk" keep the same out. */
const isSame = ([first, ...rest]: readonly AllergenConcept[]) =>
  rest.every(({ allergens }) => allergens.join() === first?.allergens.join())

const noteOfData = (note: string | null): TagSentence | null =>
  note === null ? null : { key: 'note.of-data', params: { note } }

/** What is excluded under a concept's name, with what is asked about. */
export function understandConcept(
  concept: AllergenConcept,
  question: Question | null,
): Understanding[] {
  const { term, allergens, examples, note, offer } = concept
  const sentence = noteOfData(note)
  const asked = concept.asksAbout.flatMap((name): Understanding[] => {
    const other = conceptWithId(name)
    return other
      ? [
          {
            kind: 'allergen',
            term: other.term,
            allergens: other.allergens,
            examples: other.examples,
            question: excludeToo(other.term),
            note: null,
            offer: null,
          },
        ]
      : []
  })
  const diets = concept.diets.map(
    (diet): Understanding => ({
      kind: 'diet',
      term: nameOfDiet(diet) ?? concept.term,
      diet,
      question: null,
      note: sentence,
    }),
  )
  const [food, ...others] = concept.foods
  // Several foods are excluded under the one name that was typed, and answered together.
  const foods: Understanding[] =
    food === undefined
      ? []
      : [
          {
            kind: 'food',
            term: others.length > 0 ? term : food,
            words: concept.foods,
            question,
          },
        ]
  const own: Understanding[] =
    allergens.length > 0
      ? [{ kind: 'allergen', term, allergens, examples, question, note: sentence, offer }]
      : []
  return [...own, ...asked, ...diets, ...foods]
}

/** What is asked about with one concept, and is itself another of them. */
const isAskedOf = (one: Understanding, concepts: readonly string[]) =>
  one.kind === 'allergen' &&
  one.question !== null &&
  concepts.some((id) => conceptWithId(id)?.term === one.term)

/** Everything that a diet excludes, the diet itself first. */
export function understandDiet(id: string): Understanding[] {
  const named = diets.find((one) => one.id === id)
  if (!named) return []
  const { term, concepts, foods, note, clinician, advice } = named
  return [
    ...(clinician === null ? [] : [{ kind: 'clinician', term: clinician } as const]),
    ...(advice === null ? [] : [{ kind: 'advice', term, advice } as const]),
    ...named.diets.map(
      (diet, nth): Understanding => ({
        kind: 'diet',
        term: nth === 0 ? term : (nameOfDiet(diet) ?? term),
        diet,
        question: null,
        note: nth === 0 ? noteOfData(note) : null,
      }),
    ),
    ...concepts.flatMap((name) => {
      const concept = conceptWithId(name)
      if (!concept) return []
      const understood = understandConcept(concept, null).filter((one) => !isAskedOf(one, concepts))
      return named.diets.length > 0 ? understood.filter(({ kind }) => kind !== 'diet') : understood
    }),
    // What is an allergen is excluded as one: a label tells of it where a name does not.
    ...foods.flatMap((food): Understanding[] => {
      const ids = [food, `${food}s`].map((name) => name.replaceAll(' ', '-'))
      const concept = allergies.find((one) => one.allergens.length > 0 && ids.includes(one.id))
      return concept
        ? understandConcept(concept, null)
        : [{ kind: 'food', term: food, words: [food], question: null }]
    }),
  ]
}

function keyOf({ subject }: Meaning): string {
  return subject.slice(subject.indexOf(':') + 1)
}

function understandFoods(keys: readonly string[], plain: readonly string[]): Understanding[] {
  const typed = singularPhrase(plain)
  const stem = plain.map(stemWord).join(' ')
  const direct = keys.filter((key) => key.split(' ').map(stemWord).join(' ') === stem)
  const chosen = direct.length > 0 ? direct : keys
  return chosen.map((key) => ({
    kind: 'food',
    term: key,
    words: direct.length > 0 ? [key] : [key, typed],
    question: null,
  }))
}

/** Foods to which who reacts to one of them often reacts too: excluded with it until the parent says. */
const relativesOf = (foods: readonly string[]): Understanding[] =>
  allergies
    .filter(({ relativesOf: named }) => foods.some((food) => named.includes(food)))
    .map(({ term, foods: words }) => ({
      kind: 'food',
      term,
      words,
      question: excludeToo(term),
    }))

/** A name of several things: what any of them holds, and its own word. A refusal may mean one alone. */
function understandSeveral(
  concept: AllergenConcept,
  typed: string,
  isWish: boolean,
): Understanding[] {
  const terms = [...conceptsOf(concept.allergens).map(({ term }) => term), ...concept.foods]
  const question = isWish ? askedOfHeld(typed, terms, true) : null
  return [
    ...understandConcept(concept, question).map((one) =>
      one.kind === 'food' ? { ...one, question } : one,
    ),
    // a number is in many lines
    ...(/^\d+$/u.test(typed)
      ? []
      : [{ kind: 'food' as const, term: typed, words: [typed], question: null }]),
  ]
}

/**
 * What one name of something to be excluded means. Input: its meanings, its words as typed, and whether a wish
 * refuses it ("no cheese"), which may mean that thing alone.
 */
export function understandExcluded(
  meanings: readonly Meaning[],
  plain: readonly string[],
  isWish = false,
): Understanding[] {
  const of = (kind: string) => meanings.filter(({ subject }) => subject.startsWith(`${kind}:`))
  const diets = of('diet').flatMap((meaning) => understandDiet(keyOf(meaning)))
  if (diets.length > 0) return diets
  const concepts = of('concept')
    .map((meaning) => conceptWithId(keyOf(meaning)))
    .filter((one) => one !== undefined)
  if (concepts.length > 0) {
    const isKnown = isOneFamily(concepts) || isSame(concepts)
    return concepts.flatMap((concept) =>
      concept.isSeveral
        ? understandSeveral(concept, singularPhrase(plain), isWish)
        : understandConcept(concept, isKnown ? null : didYouMean(concept.term)),
    )
  }
  const idsWith = (...strengths: readonly string[]) =>
    of('allergen')
      .filter(({ strength }) => strengths.includes(strength))
      .map((meaning) => keyOf(meaning) as AllergenId)
  const typed = singularPhrase(plain)
  const certain = conceptsOf(idsWith('itself'))
  const abroad = conceptsOf(idsWith('abroad')).filter((concept) => !certain.includes(concept))
  const held = conceptsOf(idsWith('product', 'dish')).filter(
    (concept) => !certain.includes(concept) && !abroad.includes(concept),
  )
  const foods = of('food')
    .map(keyOf)
    .filter((key) => singleFoods.has(key))
  const isAnyNut = held.some(({ term }) => term === 'nuts')
  const isNamed = isAnyNut || certain.length + abroad.length + foods.length > 0
  const names = [...certain, ...abroad]
  // A name of one thing, or of one family, is known; a name of unlike things is asked about.
  const isOneThing = names.length <= 1 || isOneFamily(names)
  const asked = isAnyNut
    ? null
    : askedOfHeld(
        typed,
        held.map(({ term }) => term),
        isWish && !isNamed,
      )
  return [
    ...certain.flatMap((concept) => understandConcept(concept, null)),
    ...abroad.flatMap((concept) =>
      understandConcept(concept, isOneThing ? null : didYouMean(concept.term)),
    ),
    ...held.flatMap((concept) => understandConcept(concept, asked)),
    ...understandFoods(foods, plain),
    ...(isWish ? [] : relativesOf(foods)),
    // "cheese" is excluded as a word too: milk is what it holds
    ...(isNamed ? [] : [{ kind: 'food', term: typed, words: [typed], question: null } as const]),
  ]
}
