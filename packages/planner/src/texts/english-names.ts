import { names } from '../../compiled/english-texts.js'

/** How a plan calls what its sentences name: `words/en-US/names.yaml`. */
export const englishNames = names
