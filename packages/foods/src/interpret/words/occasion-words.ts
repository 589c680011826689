import { listTerms } from '../../vocabulary/list-terms.ts'

/** Said with a food that is wished for: when, how often, how kindly. None of them tells of a refusal. */
export const occasionWords: ReadonlySet<string> = new Set(
  listTerms(`
    please, pls, thanks, breakfast, breakfasts, brunch, lunch, lunches, dinner, dinners, supper, tea, snack, snacks, dessert,
    morning, mornings, evening, evenings, night, school, daily, everyday, every, day, days, week, weekends, weekend, always, often,
    lots, plenty, extra, more, loads, many, much, favourite, favorite, usual, usually, mostly, mainly, time, times, lunchbox, box,
    just, exclusively, monday, tuesday, wednesday, thursday, friday, saturday, sunday, instead, daily, w
  `),
)

/** Said where other kinds of a food may not be meant: "oat milk only". */
export const limitingWords: ReadonlySet<string> = new Set(
  listTerms('only, just, exclusively, solely, strictly, instead'),
)

/** Small words that turn a name into its contrary. */
export const negatingWords: ReadonlySet<string> = new Set(
  listTerms('non, no, not, without, free, none, never'),
)
