import type { Slot } from '@brightplate/contract/plans/plan-data'

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
    word: 'Breakfast',
    name: 'Plain pancakes with strawberries, with banana beside',
    picture: 'pancakes-gold_wholebanana-yellow_pile.strawberry-red',
    minutes: 21,
  },
  {
    slot: 'snack_1',
    word: 'Snack',
    name: 'Blueberries and vegan yogurt tubes',
    picture: 'pile.berry-blue_tubes-pink_variant',
    minutes: 4,
  },
  {
    slot: 'lunch',
    word: 'Lunch',
    name: 'Plain pasta, dairy-free cheese slices and banana',
    picture: 'pasta-cream_pile.cheese-corn_wholebanana-yellow_variant',
    minutes: 14,
  },
  {
    slot: 'snack_2',
    word: 'Snack',
    name: 'Cantaloupe and vegan yogurt tubes',
    picture: 'pile.melon-peach_tubes-pink_variant',
    minutes: 4,
  },
  {
    slot: 'juice',
    word: 'Juice',
    name: 'Apple juice',
    picture: 'juice-apple',
    minutes: 1,
  },
  {
    slot: 'dinner',
    word: 'Dinner',
    name: 'Dairy-free chicken nuggets and strawberries',
    picture: 'nuggets-gold_pile.strawberry-red_variant',
    minutes: 14,
  },
]

/** A line of its breakfast, of which "checked" is explained. */
export const exampleLine = '1/4 cup fortified unsweetened soy drink (69 g)'
