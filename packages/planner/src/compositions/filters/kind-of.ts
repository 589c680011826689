import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'

/** Groups that are one kind of thing on a plate. */
const kinds: Readonly<Partial<Record<PlainGroup, string>>> = {
  milk: 'drink',
  'plant-drink': 'drink',
  juice: 'drink',
  'drink-sweet': 'drink',
  formula: 'drink',
  'fruit-pouch': 'fruit',
  'cracker-sweet': 'cracker',
  'potato-fried': 'potato',
  'breaded-meat': 'meat',
  'rice-dish': 'rice',
  'pasta-dish': 'pasta',
}

/** What kind of thing a group is, of which a composition holds one; null where none is known. */
export const kindOf = (group: PlainGroup | null): string | null =>
  group === null ? null : (kinds[group] ?? group)
