import type { Understanding } from '../interpretation.ts'

type Allergen = Extract<Understanding, { kind: 'allergen' }>

/** Milk by its name and by one of its sugar: the same stays out, and one of them says more of it. */
function joined(one: Allergen, other: Allergen): Allergen {
  const isOpen = one.question !== null && other.question !== null
  return {
    ...one,
    question: isOpen ? one.question : null,
    note: one.note ?? other.note,
    offer: one.offer ?? other.offer,
  }
}

const isSameAllergen = (one: Allergen, other: Allergen) =>
  one.term === other.term &&
  one.allergens.join() === other.allergens.join() &&
  one.guessedFrom === other.guessedFrom

/** "peach" and its relatives where "stone fruit" keeps all of them out already. */
const isHeldBy = (one: Understanding, other: Understanding): boolean =>
  one.kind === 'food' &&
  other.kind === 'food' &&
  other.question === null &&
  one.guessedFrom === undefined &&
  one.words.length < other.words.length &&
  one.words.every((word) => other.words.includes(word))

/** What a tag was understood as, each thing once: what another of them says as well is not said again. */
export function mergeUnderstandings(understood: readonly Understanding[]): Understanding[] {
  if (understood.length < 2) return [...understood]
  const seen = new Set<string>()
  const once = understood.filter((one) => {
    const key = JSON.stringify(one)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  const merged: Understanding[] = []
  for (const one of once) {
    const at = merged.findIndex(
      (other) => one.kind === 'allergen' && other.kind === 'allergen' && isSameAllergen(other, one),
    )
    const same = merged[at]
    if (one.kind === 'allergen' && same?.kind === 'allergen') merged[at] = joined(same, one)
    else if (!once.some((other) => other !== one && isHeldBy(one, other))) merged.push(one)
  }
  return merged
}
