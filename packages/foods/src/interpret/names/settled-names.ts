import type { GoalId, Understanding, WishedTexture } from '../../interpretation.ts'
import type { TermHit } from '../../terms/find-terms.ts'
import { swallowingOrLiking } from '../asking/questions.ts'
import { type Stretch, type TagText, typedAt } from '../tag-text.ts'
import { type ChosenName, chooseNames } from './choose-names.ts'
import { isFoodSubject } from './name-index.ts'
import { typedNames } from './typed-names.ts'
import { understandDiet } from './understand-names.ts'

export type SettledKind =
  | 'puree'
  | 'clinician'
  | 'diet'
  | 'advice'
  | 'texture'
  | 'goal'
  | 'none'
  | 'aside'

/** A name that says by itself what it means, whatever stands around it. */
export interface SettledName extends Stretch {
  kind: SettledKind
  understood: readonly Understanding[]
}

/** Of several meanings of one name, the first of these counts. */
const kinds: readonly SettledKind[] = [
  'puree',
  'clinician',
  'diet',
  'advice',
  'aside',
  'texture',
  'goal',
  'none',
]

const isGoal = (key: string): key is GoalId => key in typedNames.goals
const isTexture = (key: string): key is WishedTexture => key in typedNames.textures

function keyOf(name: ChosenName, kind: SettledKind): string | null {
  const found = name.meanings.find(({ subject }) => subject.startsWith(`${kind}:`))
  return found ? found.subject.slice(kind.length + 1) : null
}

function understand(kind: SettledKind, key: string, typed: string): readonly Understanding[] {
  switch (kind) {
    case 'puree':
      return [
        {
          kind: 'texture',
          term: typedNames.textures.smooth.term,
          texture: 'smooth',
          question: swallowingOrLiking(typed),
        },
      ]
    case 'clinician':
      return [{ kind, term: key }]
    case 'diet':
      return understandDiet(key)
    case 'advice': {
      const found = typedNames.advice.find(({ term }) => term === key)
      if (!found) return []
      const { term, advice, chewsWithCare } = found
      return [{ kind, term, advice, ...(chewsWithCare ? { chewsWithCare } : {}) }]
    }
    case 'texture':
      return isTexture(key)
        ? [{ kind, term: typedNames.textures[key].term, texture: key, question: null }]
        : []
    case 'goal':
      return isGoal(key) ? [{ kind, term: typedNames.goals[key].term, goal: key }] : []
    case 'none':
      return [{ kind, term: 'none' }]
    case 'aside':
      return [{ kind, term: key, note: null }]
  }
}

const negations = new Set(['free', 'non', 'no', 'without', 'less'])

/** "gluten free" in "gluten free bread", "non dairy" in "non dairy milk": a diet, and a food beside it. */
function namesItsExclusion({ tokens }: TagText, inner: TermHit, outer: TermHit): boolean {
  const words = tokens.plain.slice(inner.start, inner.end)
  return (
    inner.start >= outer.start &&
    inner.end <= outer.end &&
    inner.end - inner.start < outer.end - outer.start &&
    words.some((word) => negations.has(word)) &&
    inner.meanings.some(({ subject }) => subject.startsWith('diet:')) &&
    outer.meanings.every(({ subject }) => isFoodSubject(subject))
  )
}

/**
 * The settled names of a tag, the longest first chosen among all names: "short bowel syndrome" is no goal.
 * Where `foodsCount`, advice whose name holds a food gives way: an allergy to "fish oil" is one to fish.
 */
export function settledNames(
  text: TagText,
  allowed: readonly SettledKind[],
  foodsCount: boolean,
): SettledName[] {
  const isAllowed = (subject: string) =>
    isFoodSubject(subject) || allowed.some((kind) => subject.startsWith(`${kind}:`))
  const holdsFood = ({ start, end }: Stretch) =>
    text.names.some(
      (hit) =>
        hit.start >= start &&
        hit.end <= end &&
        hit.meanings.some(
          ({ subject, strength }) => isFoodSubject(subject) && strength !== 'innocent',
        ),
    )
  const names = text.names
    .filter((hit) => !text.names.some((inner) => namesItsExclusion(text, inner, hit)))
    .map((hit) =>
      foodsCount && holdsFood(hit)
        ? { ...hit, meanings: hit.meanings.filter(({ subject }) => !subject.startsWith('advice:')) }
        : hit,
    )
  return chooseNames(names, isAllowed).flatMap((name) => {
    const kind = kinds.find((one) => allowed.includes(one) && keyOf(name, one) !== null)
    if (!kind) return []
    const understood = understand(kind, keyOf(name, kind) ?? '', typedAt(text, name))
    return understood.length > 0 ? [{ kind, understood, start: name.start, end: name.end }] : []
  })
}
