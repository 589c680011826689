import type { Slot } from '@brightplate/contract/plans/plan-data'

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
    picture: 'porridge-oat.slice-red',
    minutes: 15,
  },
  {
    slot: 'snack_1',
    word: 'Snack',
    recipeId: 'banana-strawberry-plate',
    name: 'Banana and strawberry plate',
    picture: 'pile.strawberry-red_pile.banana-cream',
    minutes: 5,
  },
  {
    slot: 'lunch',
    word: 'Lunch',
    recipeId: 'chicken-noodle-soup-plain',
    name: 'Chicken noodle soup',
    picture: 'broth-broth.chunk-chicken.coin-carrot.noodle-butter',
    minutes: 30,
  },
  {
    slot: 'snack_2',
    word: 'Snack',
    recipeId: 'boiled-egg-plate',
    name: 'Boiled egg plate',
    picture: 'boiledegg-yellow_pile.tomato-tomato_pile.toast-toast',
    minutes: 18,
  },
  {
    slot: 'juice',
    word: 'Juice',
    recipeId: 'calcium-orange-strawberry-juice',
    name: 'Bright orange and strawberry juice',
    picture: 'juice-orange.segment-orange.strawberry-red',
    minutes: 5,
  },
  {
    slot: 'dinner',
    word: 'Dinner',
    recipeId: 'nuggets-and-oven-fries',
    name: 'Homemade nuggets with oven fries',
    picture: 'nuggets-gold_fries-butter_dip-chili',
    minutes: 45,
  },
]
