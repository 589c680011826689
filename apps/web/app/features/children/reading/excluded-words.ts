import type { Interpretation, TagReading } from '@brightplate/contract/typed/profile-terms'

/** The parent's own word where it is the plain or plural name of what we check, else ours. */
function wordFor(called: string, tag: string): string {
  const typed = tag.trim().toLowerCase()
  const name = called.toLowerCase()
  return [name, `${name}s`, `${name}es`].includes(typed) ? tag.trim() : called
}

type Understood = TagReading['understood_as'][number]

const isCertain = ({ kind, question }: Understood) =>
  (kind === 'allergen' || kind === 'food') && question === null

/**
 * What a plan is certainly checked for, which words it is not, and what it leaves out by its name alone. What is
 * still asked about is in none.
 */
export function excludedWords({ readings, unchecked }: Interpretation): {
  checked: string[]
  unchecked: string[]
  byName: string[]
} {
  const checked = new Map<string, string>()
  const byName = new Set<string>()
  for (const { tag, understood_as } of readings) {
    for (const one of understood_as.filter(isCertain)) {
      const { term, name = term } = one
      if (one.by_name) byName.add(name)
      else if (!checked.has(term)) checked.set(term, wordFor(name, tag))
    }
  }
  return { checked: [...checked.values()], unchecked, byName: [...byName] }
}
