import type { TermHit } from '../../terms/find-terms.ts'
import type { Meaning } from '../../terms/term-index.ts'

/** A stretch of a tag that names something. */
export interface ChosenName {
  start: number
  end: number
  meanings: readonly Meaning[]
}

const labelOnly = new Set(['label', 'innocent'])

function kindOf(subject: string): string {
  return subject.slice(0, subject.indexOf(':'))
}

function within(inner: ChosenName, outer: ChosenName): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}

/** Weak names ("ice cream" for milk) let a name inside them stand beside them. */
function isWeak(name: ChosenName): boolean {
  return name.meanings.every(({ strength }) => strength === 'product' || strength === 'dish')
}

/** "corn syrup" is a sugar and holds corn. */
function isFood(name: ChosenName): boolean {
  return name.meanings.every(
    ({ subject, strength }) => kindOf(subject) === 'food' || strength === 'label',
  )
}

function afterInnocents(hits: readonly TermHit[]): ChosenName[] {
  const innocentHits = hits.flatMap((hit) =>
    hit.meanings.flatMap(({ subject, strength }) =>
      strength === 'innocent' ? { subject, hit } : [],
    ),
  )
  const innocent = Map.groupBy(innocentHits, ({ subject }) => subject)
  const isInnocent = (subject: string, inner: TermHit) =>
    innocent.get(subject)?.some(({ hit }) => within(inner, hit)) ?? false

  return hits.flatMap((hit) => {
    const meanings = hit.meanings.filter(({ subject, strength }) => {
      if (strength === 'innocent') return false
      if (isInnocent(subject, hit)) return false
      const isInner = hits.some(
        (outer) =>
          outer !== hit && within(hit, outer) && outer.end - outer.start > hit.end - hit.start,
      )
      // "coconut milk" names coconut, whatever calls milk by its name
      return !(
        kindOf(subject) === 'concept' &&
        isInner &&
        isInnocent('allergen:milk', hit) &&
        hit.meanings.some((other) => other.subject === 'allergen:milk')
      )
    })
    return meanings.length > 0 ? [{ start: hit.start, end: hit.end, meanings }] : []
  })
}

/**
 * The names that a tag holds, the longest first chosen: "pine nut" is no nut of another kind.
 *
 * Input: every term found in it. Output: names in the order of the tag.
 */
export function chooseNames(
  hits: readonly TermHit[],
  isAllowed: (subject: string) => boolean,
): ChosenName[] {
  const candidates = afterInnocents(hits)
    .map((name) => ({
      ...name,
      meanings: name.meanings.filter(({ subject }) => isAllowed(subject)),
    }))
    .filter(({ meanings }) => meanings.length > 0)
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  const chosen: ChosenName[] = []
  for (const name of candidates) {
    const outer = chosen.find((known) => within(name, known))
    const isFoodInFood = outer !== undefined && isFood(outer) && isFood(name)
    if (
      outer &&
      !isFoodInFood &&
      !(isWeak(outer) && !name.meanings.every(({ strength }) => labelOnly.has(strength)))
    ) {
      if (outer.start !== name.start || outer.end !== name.end) continue
    }
    chosen.push(name)
  }
  return chosen.sort((a, b) => a.start - b.start || b.end - a.end)
}
