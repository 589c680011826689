import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { kindOf } from '../filters/kind-of.ts'
import { sweetAfter } from '../filters/sweet-comes-after.ts'
import type { PartRole } from './part.ts'

/** What a meal is called after, whatever else it is built upon: "chicken nuggets and fries". */
const mains: readonly (PlainGroup | null)[] = [
  'meat',
  'breaded-meat',
  'sausage',
  'deli-meat',
  'fish',
  'breaded-fish',
  'egg',
  'tofu',
  'pizza',
  'burger',
  'sandwich',
  'taco-wrap',
  'soup',
]

/** What is called after the main that stands with it. Beans and pasta are not: "rice and beans", "pasta and meatballs". */
const calledAfterMains: readonly (PlainGroup | null)[] = [
  'bread',
  'noodles',
  'potato',
  'potato-fried',
  'rice',
]

/** What a part is, as far as its place in a title hangs on it. */
interface TitledPart {
  role: PartRole
  group: PlainGroup | null
  /** A food as it is; else a dish of ours, which may be potatoes and eggs. */
  isPlain: boolean
}

function placeOf({ role, group }: Omit<TitledPart, 'isPlain'>, isBase: boolean): number {
  if (isBase) return 0
  if (role === 'learning') return 5
  const kind = kindOf(group)
  if (kind === 'drink') return 4
  if (sweetAfter.includes(group)) return 3
  return kind === 'fruit' ? 2 : 1
}

/** The parts of a meal as a person names them: the main before its starch, then fruit, what is sweet, and the glass. */
export function inTitleOrder<Part>(
  parts: readonly Part[],
  titledPartOf: (part: Part) => TitledPart,
): readonly Part[] {
  const [base] = parts
  if (base === undefined) return parts
  const { role, group, isPlain } = titledPartOf(base)
  const main =
    // Fries that no parent named are beside their nuggets all the same.
    (role === 'accepted' && calledAfterMains.includes(group)) ||
    (isPlain && group === 'potato-fried')
      ? parts.find(
          (part) =>
            titledPartOf(part).role === 'accepted' && mains.includes(titledPartOf(part).group),
        )
      : undefined
  const first = main ?? base
  const ordered = [first, ...parts.filter((part) => part !== first)]
  return ordered.toSorted(
    (one, other) =>
      placeOf(titledPartOf(one), one === first) - placeOf(titledPartOf(other), other === first),
  )
}
