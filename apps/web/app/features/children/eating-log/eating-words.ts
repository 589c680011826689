import type { EatingFeedback, EatingLog } from '@brightplate/contract/child/eating-log'
import { dayMs } from '@brightplate/contract/plain-date'
import * as words from '#words/children/eating-log/answers'

const likesFromAge = 10

/** What a parent taps; from ten years on whether it was liked. */
export const feedbackWords = (age: number): Readonly<Record<EatingFeedback, string>> =>
  age >= likesFromAge
    ? { eaten: words.liked, tasted: words.tasted, not_today: words.didNotLike }
    : { eaten: words.ate, tasted: words.tasted, not_today: words.notToday }

/** What is read of a food that was reported; its day stands in a tag "when". */
export const lineOfEaten = (age: number) =>
  age >= likesFromAge ? words.lineOfLiked : words.lineOfAte

const doubtDays = 14
const doubtTimes = 3

export interface KnownEaten {
  food: string
  name: string
  /** What was said last. */
  said: EatingFeedback
  on: string
  /** So often “not today” of late that it is asked whether it is still one of the child's foods. */
  isDoubtful: boolean
}

/** What is known of each food, the last reported first; how often it was reported is nobody's score. */
export function knownEaten({ answers }: Pick<EatingLog, 'answers'>, today: string): KnownEaten[] {
  const answered = answers.flatMap(({ said, ...one }) => (said ? [{ ...one, said }] : []))
  const isLate = (on: string) => Date.parse(today) - Date.parse(on) < doubtDays * dayMs
  const foods = [...new Set(answered.map(({ food }) => food))]
  return foods
    .flatMap((food): KnownEaten[] => {
      const own = answered.filter((one) => one.food === food)
      const last = own.at(-1)
      const left = own.filter(({ said, eaten_on }) => said === 'not_today' && isLate(eaten_on))
      return last
        ? [
            {
              food,
              name: last.name,
              said: last.said,
              on: last.eaten_on,
              isDoubtful: left.length >= doubtTimes,
            },
          ]
        : []
    })
    .sort((a, b) => b.on.localeCompare(a.on))
}
