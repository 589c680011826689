import type { Interpretation } from '@brightplate/contract/typed/profile-terms'
import type { ChildFormValues } from '../child-form-values.ts'
import { isSameTag, removeTag } from '../tag-list.ts'

export type TooLittle = NonNullable<Interpretation['too_little']>
type Wishes = Pick<ChildFormValues, 'refused_foods' | 'textures_avoided' | 'dietary_preferences'>
type WishName = keyof Wishes

const listOfKind: Record<string, WishName> = {
  refused: 'refused_foods',
  texture: 'textures_avoided',
}

/** The list that holds a wish, and what it is without it; null for a wish that this form does not hold. */
export function takeBack(
  wishes: Wishes,
  { kind, typed }: TooLittle['opens'][number],
): { [Name in WishName]: { name: Name; remaining: Wishes[Name] } }[WishName] | null {
  const name = listOfKind[kind] ?? 'dietary_preferences'
  if (name === 'textures_avoided') {
    const remaining = wishes[name].filter((texture) => texture !== typed)
    return remaining.length < wishes[name].length ? { name, remaining } : null
  }
  const at = wishes[name].findIndex((tag) => isSameTag(tag, typed))
  return at < 0 ? null : { name, remaining: removeTag(wishes[name], at) }
}
