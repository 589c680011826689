import { allergenIds } from '../allergen.ts'
import { allergenVocabularies } from '../vocabulary/allergen-vocabularies.ts'
import { listTerms } from '../vocabulary/list-terms.ts'
import { singleFoods } from '../vocabulary/single-foods.ts'
import { buildTermIndex, type TermIndex } from '../vocabulary/term-index.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'
import { adviceNames } from './advice-names.ts'
import { foodComponents } from './allergen-components.ts'
import { allergenConcepts } from './allergen-concepts.ts'
import { clinicianNames } from './clinician-names.ts'
import { dietNames } from './diet-names.ts'
import { goalNames, pureeNames, textureNames } from './goal-names.ts'
import { plainFoods } from './plain-foods.ts'
import { noneNames } from './words/none-names.ts'
import { notAFood } from './words/not-a-food.ts'

function names(list: readonly string[]): Vocabulary {
  return { ...vocabularyOf({}), itself: list }
}

function foodNames(id: string, { itself, abroad, innocent }: Vocabulary): Vocabulary {
  const components = listTerms(foodComponents[id] ?? '')
  return { ...vocabularyOf({}), itself: [...itself, ...components], abroad, innocent }
}

let compiled: TermIndex | null = null

/** All that a parent's tag is read for. A subject is a kind and a key: "concept:3", "food:tomato". */
export function nameIndex(): TermIndex {
  compiled ??= buildTermIndex([
    ...allergenConcepts.map((concept, at) => [`concept:${at}`, names(concept.names)] as const),
    ...allergenIds.map((id) => [`allergen:${id}`, allergenVocabularies[id]] as const),
    ...[...singleFoods].map(([id, food]) => [`food:${id}`, foodNames(id, food)] as const),
    ...plainFoods.map((food) => [`plain:${food}`, names([food])] as const),
    ...dietNames.map((diet, at) => [`diet:${at}`, names(diet.names)] as const),
    ...Object.entries(goalNames).map(([id, goal]) => [`goal:${id}`, names(goal.names)] as const),
    ...adviceNames.map(({ term, names: list }) => [`advice:${term}`, names(list)] as const),
    ...Object.entries(textureNames).map(
      ([id, texture]) => [`texture:${id}`, names(texture.names)] as const,
    ),
    ['none:', names(noneNames)],
    ['puree:', names(pureeNames)],
    ...notAFood.map((thing) => [`aside:${thing}`, names([thing])] as const),
    ...clinicianNames.map(({ term, names: list }) => [`clinician:${term}`, names(list)] as const),
  ])
  return compiled
}
