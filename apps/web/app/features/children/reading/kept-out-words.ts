import type { Interpretation, TagReading } from '@brightplate/contract/typed/profile-terms'

/** The parent's own word where it is the plain or plural name of what we check, else ours. */
function wordFor(term: string, tag: string): string {
  const typed = tag.trim().toLowerCase()
  const name = term.toLowerCase()
  return [name, `${name}s`, `${name}es`].includes(typed) ? tag.trim() : term
}

function checkedIn({ tag, understood_as }: TagReading): { term: string; word: string }[] {
  return understood_as
    .filter(({ kind, question }) => (kind === 'allergen' || kind === 'food') && question === null)
    .map(({ term }) => ({ term, word: wordFor(term, tag) }))
}

/** What a plan is certainly checked for, and which words it is not. What is still asked about is in neither. */
export function keptOutWords({ readings, unchecked }: Interpretation): {
  checked: string[]
  unchecked: string[]
} {
  const checked = new Map<string, string>()
  for (const { term, word } of readings.flatMap(checkedIn)) {
    if (!checked.has(term)) checked.set(term, word)
  }
  return { checked: [...checked.values()], unchecked }
}
