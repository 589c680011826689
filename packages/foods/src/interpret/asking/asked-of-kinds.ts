import { allergenIds } from '../../allergen.ts'
import type { Understanding } from '../../interpretation.ts'
import type { Meaning } from '../../terms/term-index.ts'
import type { AllergenConcept } from '../names/typed-meanings.ts'
import { conceptsOf, conceptWithId, understandConcept } from '../names/understand-names.ts'
import type { Stretch, TagText } from '../tag-text.ts'
import { mayBeEaten } from './questions.ts'

function conceptsMeant({ subject }: Meaning): AllergenConcept[] {
  const [kind, key] = subject.split(':')
  const named = kind === 'concept' && key !== undefined ? conceptWithId(key) : undefined
  if (named) return [named]
  const allergen = allergenIds.find((id) => kind === 'allergen' && id === key)
  return allergen ? conceptsOf([allergen]) : []
}

const isIn = (inner: Stretch, outer: Stretch) =>
  inner.start >= outer.start && inner.end <= outer.end

const isSame = (one: Stretch, other: Stretch) => isIn(one, other) && isIn(other, one)

/**
 * Of a food that is wished for alone ("oat milk only", "vegan cheese only"), the allergen whose other kinds may
 * not be eaten: it stays out until the parent says.
 */
export function askedOfKinds({ names }: TagText, food: Stretch): Understanding[] {
  const inside = names.filter((name) => isIn(name, food) && !isSame(name, food))
  const heads = inside.filter(({ end }) => end === food.end).flatMap(({ meanings }) => meanings)
  const hasDiet = inside.some(({ meanings }) =>
    meanings.some(({ subject }) => subject.startsWith('diet:')),
  )
  const excused = names
    .filter((name) => hasDiet && isSame(name, food))
    .flatMap(({ meanings }) => meanings.filter(({ strength }) => strength === 'innocent'))
  const bare = heads.filter(({ subject }) => subject.startsWith('concept:'))
  return [...new Set([...bare, ...excused].flatMap(conceptsMeant))].flatMap((concept) =>
    understandConcept(concept, mayBeEaten(concept.term)),
  )
}
