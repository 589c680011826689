import type { Child } from '@brightplate/contract/child/child'
import type { StoredEater } from '../../keys/sealed-columns.ts'
import { type TellingChild, toEater } from './to-eater.ts'

/** Who eats with a child, and how many they are with it. */
export interface Table {
  eaters: readonly StoredEater[]
  people_at_table: number
}

type StoredPerson = Exclude<StoredEater, { child_id: string }>

const isChild = (one: StoredEater): one is { child_id: string } => 'child_id' in one

const wordsOf = ({ name, age, allergies, dietary_preferences }: StoredPerson) =>
  JSON.stringify([name, age, allergies, dietary_preferences])

/** Whether two entries are one and the same, of a person with all that is said of them. */
export const isSameEater = (one: StoredEater, other: StoredEater): boolean =>
  isChild(one) || isChild(other)
    ? isChild(one) && isChild(other) && one.child_id === other.child_id
    : wordsOf(one) === wordsOf(other)

const named = ({ name }: StoredPerson) => name?.trim().toLowerCase() || null

/** A person goes by name, or without one by age. */
const mayBe = (one: StoredPerson, other: StoredPerson): boolean =>
  named(one) === named(other) && (named(one) !== null || one.age === other.age)

/** A person as the profile has them today. Where it might mean one of several, all of their rules hold. */
function personToday(one: StoredPerson, today: readonly StoredPerson[]): StoredPerson {
  const same = today.filter((other) => mayBe(one, other))
  if (same.length === 0 || same.some((other) => isSameEater(one, other))) return one
  return {
    ...one,
    age: Math.min(...same.map(({ age }) => age)),
    allergies: [...new Set(same.flatMap(({ allergies }) => allergies))],
    dietary_preferences: [...new Set(same.flatMap((other) => other.dietary_preferences))],
  }
}

/** How many at a child's table nobody has named: they count as adults. */
export const unnamedAt = ({
  eaters,
  people_at_table: people,
}: {
  eaters: readonly unknown[]
  people_at_table: number
}): number => Math.max(0, people - eaters.length - 1)

/**
 * A child with those who were chosen to eat with it. What they may not eat is as the profile says
 * today, or as it was said then of whom the profile no longer names.
 */
export function seated(
  child: Child,
  { eaters, people_at_table }: Table,
  siblings: readonly TellingChild[],
): Child {
  const today = (child.eaters ?? []).filter(({ child_id }) => child_id === null)
  return {
    ...child,
    people_at_table,
    eaters: eaters.flatMap((one) =>
      toEater(isChild(one) ? one : personToday(one, today), siblings),
    ),
  }
}
