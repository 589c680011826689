import type { AllergenId } from '../allergen.ts'
import type { Understanding } from '../interpretation.ts'
import { treeNutIds } from '../vocabulary/families.ts'
import { singleFoods } from '../vocabulary/single-foods.ts'
import { stemWord } from '../vocabulary/stem-word.ts'
import type { Meaning } from '../vocabulary/term-index.ts'
import type { AllergenConcept } from './allergen-concept.ts'
import { allergenConcepts } from './allergen-concepts.ts'
import { dietNames } from './diet-names.ts'
import { didYouMean, keepOutToo } from './questions.ts'
import { singularPhrase } from './singular-phrase.ts'

const conceptOfAllergen = new Map<string, AllergenConcept>()
for (const concept of allergenConcepts) {
  const own = concept.allergens.find((id) => id.replaceAll('-', ' ') === concept.names[0])
  if (own && !conceptOfAllergen.has(own)) conceptOfAllergen.set(own, concept)
}
for (const concept of allergenConcepts) {
  for (const id of concept.allergens) {
    if (!conceptOfAllergen.has(id) && concept.allergens.length === 1)
      conceptOfAllergen.set(id, concept)
  }
}
const nuts = allergenConcepts.find(({ term }) => term === 'nuts')

function conceptsOf(ids: readonly AllergenId[]): AllergenConcept[] {
  const isAnyNut = treeNutIds.every((id) => ids.includes(id))
  const rest = isAnyNut
    ? ids.filter((id) => id !== 'peanut' && !treeNutIds.some((nut) => nut === id))
    : ids
  const found = rest.flatMap((id) => conceptOfAllergen.get(id) ?? [])
  return [...new Set(isAnyNut && nuts ? [nuts, ...found] : found)]
}

/** What is kept out under a concept's name, with what is asked about. */
export function understandConcept(
  concept: AllergenConcept,
  question: string | null,
): Understanding[] {
  const { term, allergens, examples, note, offer } = concept
  const asked = concept.asksAbout.flatMap((name): Understanding[] => {
    const other = allergenConcepts.find((one) => one.term === name)
    return other
      ? [
          {
            kind: 'allergen',
            term: other.term,
            allergens: other.allergens,
            examples: other.examples,
            question: keepOutToo(other.term),
            note: null,
            offer: null,
          },
        ]
      : []
  })
  const diets = concept.diets.map(
    (diet): Understanding => ({
      kind: 'diet',
      term: dietNames.find((one) => one.diet === diet)?.term ?? concept.term,
      diet,
      question: null,
      note,
    }),
  )
  const foods = concept.foods.map(
    (food): Understanding => ({ kind: 'food', term: food, words: [food], question: null }),
  )
  const own: Understanding[] =
    allergens.length > 0
      ? [{ kind: 'allergen', term, allergens, examples, question, note, offer }]
      : []
  return [...own, ...asked, ...diets, ...foods]
}

export function understandDiet(at: number): Understanding[] {
  const named = dietNames[at]
  if (!named) return []
  const { diet, term, note, allergens } = named
  const kept = allergens.length > 0 ? conceptsOf(allergens) : []
  const gluten = allergenConcepts.find((concept) => concept.term === 'gluten')
  const byAllergen =
    allergens.includes('wheat') && gluten
      ? [gluten, ...kept.filter(({ term: one }) => one === 'milk')]
      : kept
  return [
    { kind: 'diet', term, diet, question: null, note },
    ...byAllergen.map(
      (concept): Understanding => ({
        kind: 'allergen',
        term: concept.term,
        allergens: concept.allergens,
        examples: concept.examples,
        question: null,
        note: concept.note,
        offer: concept.offer,
      }),
    ),
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
    question: direct.length > 0 ? null : didYouMean(key),
  }))
}

/** What one name of something to be kept out means. Input: its meanings, and its words as typed. */
export function understandExcluded(
  meanings: readonly Meaning[],
  plain: readonly string[],
): Understanding[] {
  const of = (kind: string) => meanings.filter(({ subject }) => subject.startsWith(`${kind}:`))
  const diets = of('diet').flatMap((meaning) => understandDiet(Number(keyOf(meaning))))
  if (diets.length > 0) return diets
  const concepts = of('concept').flatMap(
    (meaning) => allergenConcepts[Number(keyOf(meaning))] ?? [],
  )
  if (concepts.length > 0) return concepts.flatMap((concept) => understandConcept(concept, null))
  const idsWith = (...strengths: readonly string[]) =>
    of('allergen')
      .filter(({ strength }) => strengths.includes(strength))
      .map((meaning) => keyOf(meaning) as AllergenId)
  const typed = singularPhrase(plain)
  const certain = conceptsOf(idsWith('itself'))
  const abroad = conceptsOf(idsWith('abroad')).filter((concept) => !certain.includes(concept))
  const likely = conceptsOf(idsWith('product', 'dish')).filter(
    (concept) => !certain.includes(concept) && !abroad.includes(concept),
  )
  const foods = of('food')
    .map(keyOf)
    .filter((key) => singleFoods.has(key))
  const understood = [
    ...certain.flatMap((concept) => understandConcept(concept, null)),
    ...[...abroad, ...likely].flatMap((concept) =>
      understandConcept(concept, didYouMean(concept.term)),
    ),
    ...understandFoods(foods, plain),
  ]
  const isAnyNut = likely.some(({ term }) => term === 'nuts')
  const isNamed = isAnyNut || certain.length + abroad.length + foods.length > 0
  // "cheese" is kept out as a word too: milk is our guess
  if (!isNamed) understood.push({ kind: 'food', term: typed, words: [typed], question: null })
  return understood
}
