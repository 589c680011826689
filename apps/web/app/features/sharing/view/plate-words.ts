import type { SharedMeal } from '@brightplate/contract/sharing/shared-page'
import type { SharedWords } from './shared-words.ts'

export type Planned = Extract<SharedMeal, { state: 'planned' }>

const shownGrams = (grams: number) => (grams >= 10 ? Math.round(grams) : grams)

/** One thing on the child’s plate: "Pasta (120 g)". */
export function plateWords(
  words: SharedWords,
  { food, grams, taste }: Planned['plate'][number],
): string {
  const weighed = grams === null ? food : words.weighed({ food, grams: shownGrams(grams) })
  return taste ? words.taste({ food: weighed }) : weighed
}

/** Over lines of a meal: for how many they are, where that is not the child alone. */
export const forWhom = (words: SharedWords, people: number, name: string): string =>
  people === 1 ? words.forChild({ name }) : words.forPeople({ people })

const minutesAnHour = 60

/** "40 minutes", and of what is frozen or soaked "5 hours". */
export const timeWords = (words: SharedWords, minutes: number): string =>
  minutes > minutesAnHour
    ? words.hours({ hours: Math.floor(minutes / minutesAnHour), rest: minutes % minutesAnHour })
    : words.minutes({ minutes })
