import type { DietId, Restrictions } from '../../restrictions.ts'
import type { SafetyViolation } from '../../safety-violation.ts'
import { glutenIds } from '../../vocabulary/families.ts'

/** A rule that a subject breaks. */
export interface Watch {
  rule: SafetyViolation['rule']
  id: string
  /** Diets of conscience judge by what a food holds; what labels may add counts for allergies. */
  labelsCount: boolean
  /** Set where the word of a dish's own text may be harmless, and only lines and lists tell. */
  onlyAsBought?: true
  /** For rules of the time of day; null for the shopping list and tips. Absent: everywhere. */
  applies?: (slot: string | null) => boolean
}

const meats = ['pork', 'beef', 'lamb', 'rabbit', 'poultry', 'meat'].map((id) => `origin:${id}`)
const seafood = ['allergen:fish', 'allergen:crustacean', 'allergen:mollusc']
const slaughter = [...meats, 'origin:gelatine', 'origin:animal-rennet', 'origin:insect']
const gluten = [...glutenIds.map((id) => `allergen:${id}`), 'diet:uncertified-oats']

const subjectsOfDiet: Readonly<Record<DietId, readonly string[]>> = {
  vegetarian: [...slaughter, ...seafood],
  vegan: [...slaughter, ...seafood, 'allergen:milk', 'allergen:egg', 'origin:honey'],
  pescatarian: slaughter,
  halal: ['origin:pork', 'origin:alcohol', 'origin:gelatine', 'origin:animal-rennet'],
  kosher: [
    'origin:pork',
    'origin:rabbit',
    'origin:gelatine',
    'origin:animal-rennet',
    'origin:insect',
    'origin:scaleless-fish',
    'allergen:crustacean',
    'allergen:mollusc',
  ],
  // Told by what stands beside what: see `find-meat-with-dairy.ts`.
  'meat-and-dairy-apart': [],
  'no-beef': ['origin:beef', 'origin:gelatine'],
  'no-pork': ['origin:pork', 'origin:gelatine'],
  'no-red-meat': [
    'origin:pork',
    'origin:beef',
    'origin:lamb',
    'origin:rabbit',
    'origin:meat',
    'origin:gelatine',
  ],
  'no-mammal': [
    'origin:pork',
    'origin:beef',
    'origin:lamb',
    'origin:rabbit',
    'origin:meat',
    'origin:gelatine',
    'origin:animal-rennet',
    'allergen:milk',
  ],
  'gluten-free': gluten,
  'dairy-free': ['allergen:milk'],
  'casein-free': ['allergen:milk'],
  gfcf: [...gluten, 'allergen:milk'],
  'low-sugar': ['origin:confectionery', 'age:added-sugar'],
  'no-added-colours': ['origin:added-colour'],
  'no-caffeine': ['origin:caffeine', 'origin:cocoa'],
}

const labelDiets: readonly DietId[] = [
  'gluten-free',
  'dairy-free',
  'casein-free',
  'gfcf',
  'no-mammal',
  'no-added-colours',
]

/** What products often hold unsaid, and a diet of conscience asks of the label all the same. */
const doubtful: Partial<Record<DietId, readonly string[]>> = {
  vegan: [...seafood, 'allergen:milk', 'allergen:egg', 'origin:honey'],
  halal: ['origin:pork', 'origin:gelatine', 'origin:alcohol'],
  kosher: ['origin:pork', 'origin:gelatine'],
  'no-pork': ['origin:pork', 'origin:gelatine'],
  'no-beef': ['origin:beef', 'origin:gelatine'],
  'no-red-meat': ['origin:pork', 'origin:beef', 'origin:gelatine'],
}

/** Adds a rule to those that a subject breaks. */
export function addWatch(watches: Map<string, Watch[]>, subject: string, one: Watch): void {
  const known = watches.get(subject)
  if (known) known.push(one)
  else watches.set(subject, [one])
}

/**
 * What to look for in a text, and which rules each find breaks. Words and age rules are added by their own
 * files.
 */
export function watchedSubjects(
  restrictions: Pick<Restrictions, 'allergens' | 'diets'>,
): Map<string, Watch[]> {
  const watches = new Map<string, Watch[]>()
  for (const id of restrictions.allergens) {
    addWatch(watches, `allergen:${id}`, { rule: 'allergen', id, labelsCount: true })
  }
  for (const id of restrictions.diets) {
    for (const subject of subjectsOfDiet[id]) {
      const labelsCount =
        (labelDiets.includes(id) && !subject.startsWith('origin:meat')) ||
        (doubtful[id]?.includes(subject) ?? false)
      const isMeatOfAnyKind =
        subject === 'origin:meat' && (id === 'no-red-meat' || id === 'no-mammal')
      addWatch(watches, subject, {
        rule: 'diet',
        id,
        labelsCount,
        ...(isMeatOfAnyKind ? { onlyAsBought: true as const } : {}),
      })
    }
  }
  return watches
}
