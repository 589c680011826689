import type { DayDish } from '../plans/day-dishes.ts'

type Example = Pick<DayDish, 'slot' | 'word'> & { name: string; picture: string; minutes: number }

const dishes: Example[] = [
  {
    slot: 'breakfast',
    word: 'Breakfast',
    name: 'Apple cinnamon porridge',
    picture: 'red-apple',
    minutes: 15,
  },
  {
    slot: 'snack_1',
    word: 'Snack',
    name: 'Blueberry chia cup',
    picture: 'blueberries',
    minutes: 10,
  },
  {
    slot: 'lunch',
    word: 'Lunch',
    name: 'Crisp bean roll-ups with corn and avocado',
    picture: 'avocado',
    minutes: 25,
  },
  {
    slot: 'juice',
    word: 'Juice',
    name: 'Plain strawberry drink',
    picture: 'strawberry',
    minutes: 5,
  },
  {
    slot: 'dinner',
    word: 'Dinner',
    name: 'Crunchy chicken strips with sweet potato wedges',
    picture: 'roasted-sweet-potato',
    minutes: 40,
  },
]

/** A day of a plan made for a child of 7 without milk and peanuts. */
export const exampleDay: DayDish[] = dishes.map(({ slot, word, name, picture, minutes }) => ({
  slot,
  word,
  dish: {
    name,
    picture,
    total_minutes: minutes,
    prep_time: `${minutes} minutes`,
    ingredients: [],
    benefits: '',
  },
}))
