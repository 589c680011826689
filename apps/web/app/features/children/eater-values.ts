import type { Child, ChildBody } from '@brightplate/contract/child/child'

type SentEater = NonNullable<ChildBody['eaters']>[number]
type SavedEater = NonNullable<Child['eaters']>[number]

/** Someone who eats with a child, as it stands in the form. */
export interface EaterValues {
  /** One of the family's other children: its own profile tells the rest. */
  child_id: string | null
  name: string
  age: string
  allergies: string[]
  dietary_preferences: string[]
}

export const newEater: EaterValues = {
  child_id: null,
  name: '',
  age: '',
  allergies: [],
  dietary_preferences: [],
}

export const eaterValues = (eaters: readonly SavedEater[]): EaterValues[] =>
  eaters.map(({ child_id, name, age, allergies, dietary_preferences }) =>
    child_id
      ? { ...newEater, child_id }
      : { child_id, name: name ?? '', age: String(age), allergies, dietary_preferences },
  )

export const eatersAsSent = (eaters: readonly SavedEater[]): SentEater[] =>
  eaters.map(({ child_id, name, age, allergies, dietary_preferences }) =>
    child_id ? { child_id } : { name, age, allergies, dietary_preferences },
  )

/** What was typed as it is sent; an age that is no number is told by the contract. */
export const typedEaters = (eaters: readonly EaterValues[]): SentEater[] =>
  eaters.map(({ child_id, name, age, allergies, dietary_preferences }) =>
    child_id
      ? { child_id }
      : {
          name: name.trim() || null,
          age: age.trim() === '' ? null : Number(age),
          allergies,
          dietary_preferences,
        },
  )
