import type { Slot } from '@brightplate/contract/plans/plan-data'

/** A food as the child says it, with the words that its picture is drawn from. */
export interface BoardFood {
  label: string
  picture: string | null
}

/** What is put on the boards of a child; a meal that no longer fits is on none. */
export interface BoardDay {
  date: string
  meals: readonly {
    slot: Slot
    /** null where it is eaten elsewhere: then it has no board. */
    dish: BoardFood | null
    foods: readonly BoardFood[]
  }[]
}
