import { typedNames } from '../names/typed-names.ts'

const { words } = typedNames

/** Names of dishes and of what one is served as: liked also where no food is named. */
export const dishNames: ReadonlySet<string> = new Set(words.dish)

/** How a food is cooked: kept in the name of a liking. */
export const cookingWords: ReadonlySet<string> = new Set(words.cooking)

/** Words that make a dish of a food's name: "chicken nuggets", "cheese on toast". */
export const dishWords: ReadonlySet<string> = new Set([...words.dish, ...words['beside-dish']])
