import type { Slot } from '@brightplate/contract/plan-data'

export interface ExampleDish {
  slot: Slot
  word: string
  recipeId: string
  name: string
  picture: string
  minutes: number
}

/** A day of a plan made for a child of 7 without milk and peanuts. */
export const exampleDay: ExampleDish[] = [
  {
    slot: 'breakfast',
    word: 'Breakfast',
    recipeId: 'apple-cinnamon-porridge',
    name: 'Apple cinnamon porridge',
    picture: 'red-apple',
    minutes: 15,
  },
  {
    slot: 'snack_1',
    word: 'Snack',
    recipeId: 'smooth-pear-pudding',
    name: 'Smooth pear pudding',
    picture: 'pear',
    minutes: 25,
  },
  {
    slot: 'lunch',
    word: 'Lunch',
    recipeId: 'arepa-style-corn-cakes-chicken',
    name: 'Arepa-style corn rounds with chicken and avocado',
    picture: 'avocado',
    minutes: 40,
  },
  {
    slot: 'snack_2',
    word: 'Snack',
    recipeId: 'aloo-tikki-dip-apart',
    name: 'Aloo tikki (potato and pea patties)',
    picture: 'potato',
    minutes: 45,
  },
  {
    slot: 'juice',
    word: 'Juice',
    recipeId: 'calcium-orange-strawberry-juice',
    name: 'Bright orange and strawberry juice',
    picture: 'strawberry',
    minutes: 5,
  },
  {
    slot: 'dinner',
    word: 'Dinner',
    recipeId: 'japanese-omelette-tomato-rice',
    name: 'Thin omelette with tomato rice and cucumber',
    picture: 'egg',
    minutes: 25,
  },
]
