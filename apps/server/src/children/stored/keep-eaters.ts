import type { EaterBody } from '@brightplate/contract/child/eater'
import type { StoredEater } from '../../keys/sealed-columns.ts'

/** Who eats with a child as it is kept: of one of the household's children no more than which it is. Nobody where none is told. */
export const keepEaters = (eaters: readonly EaterBody[] | null | undefined): StoredEater[] =>
  (eaters ?? []).flatMap(
    ({ child_id, name, age, allergies, dietary_preferences }): StoredEater[] => {
      if (child_id) return [{ child_id }]
      if (typeof age !== 'number') return []
      return [
        {
          name: name || null,
          age,
          allergies: allergies ?? [],
          dietary_preferences: dietary_preferences ?? [],
        },
      ]
    },
  )
