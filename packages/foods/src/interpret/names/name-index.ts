import { allergenIds } from '../../allergen.ts'
import { buildTermIndex, type TermIndex } from '../../terms/term-index.ts'
import { allergenVocabularies } from '../../vocabulary/allergen-vocabularies.ts'
import { singleFoods } from '../../vocabulary/single-foods.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../../vocabulary/vocabulary-of.ts'
import { typedNames } from './typed-names.ts'

function names(list: readonly string[]): Vocabulary {
  return { ...vocabularyOf({}), itself: list }
}

function foodNames(id: string, { itself, abroad, innocent }: Vocabulary): Vocabulary {
  const components = typedNames.components[id] ?? []
  return { ...vocabularyOf({}), itself: [...itself, ...components], abroad, innocent }
}

/** Names of foods, and of allergens. */
export const isFoodSubject = (subject: string): boolean =>
  /^(?:allergen|concept|food|plain):/u.test(subject)

let compiled: TermIndex | null = null

/** All that a parent's tag is read for. A subject is a kind and a key: "concept:milk", "food:tomato". */
export function nameIndex(): TermIndex {
  const { allergies, diets, conditions, advice, goals, textures, words } = typedNames
  compiled ??= buildTermIndex([
    ...allergies.map((concept) => [`concept:${concept.id}`, names(concept.names)] as const),
    ...allergenIds.map((id) => [`allergen:${id}`, allergenVocabularies[id]] as const),
    ...[...singleFoods].map(([id, food]) => [`food:${id}`, foodNames(id, food)] as const),
    ...[...words['plain-food'], ...words['by-name']].map(
      (food) => [`plain:${food}`, names([food])] as const,
    ),
    ...diets.map((diet) => [`diet:${diet.id}`, names(diet.names)] as const),
    ...Object.entries(goals).map(([id, goal]) => [`goal:${id}`, names(goal.names)] as const),
    ...advice.map(({ term, names: list }) => [`advice:${term}`, names(list)] as const),
    ...Object.entries(textures).map(
      ([id, texture]) => [`texture:${id}`, names(texture.names)] as const,
    ),
    ['none:', names(words.none)],
    ['puree:', names(words.puree)],
    ...words['not-a-food'].map((thing) => [`aside:${thing}`, names([thing])] as const),
    ...conditions.map(({ term, names: list }) => [`clinician:${term}`, names(list)] as const),
  ])
  return compiled
}
