import type { Slot } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/site/landing/example-day'

export interface ExampleDish {
  slot: Slot
  word: string
  /** Whole, as the plan has it. */
  name: string
  picture: string
  minutes: number
}

/** A day of a plan that the planner made for Sam, 7, without milk and peanuts, who eats a few plain foods. */
export const exampleDay: ExampleDish[] = [
  {
    slot: 'breakfast',
    word: words.breakfast,
    name: words.pancakes,
    picture: 'pancakes-gold_wholebanana-yellow_pile.strawberry-red',
    minutes: 21,
  },
  {
    slot: 'snack_1',
    word: words.snack,
    name: words.blueberries,
    picture: 'pile.berry-blue_tubes-pink_variant',
    minutes: 4,
  },
  {
    slot: 'lunch',
    word: words.lunch,
    name: words.pasta,
    picture: 'pasta-cream_pile.cheese-corn_wholebanana-yellow_variant',
    minutes: 14,
  },
  {
    slot: 'snack_2',
    word: words.snack,
    name: words.cantaloupe,
    picture: 'pile.melon-peach_tubes-pink_variant',
    minutes: 4,
  },
  {
    slot: 'juice',
    word: words.juice,
    name: words.appleJuice,
    picture: 'juice-apple',
    minutes: 1,
  },
  {
    slot: 'dinner',
    word: words.dinner,
    name: words.nuggets,
    picture: 'nuggets-gold_pile.toast-beige_pile.stick-lime_variant',
    minutes: 14,
  },
]

/** A line of its breakfast, of which "checked" is explained. */
export const exampleLine = words.line
