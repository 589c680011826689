import { typedMeanings } from '../../../compiled/typed.js'
import type { TypedMeanings } from './typed-meanings.ts'

/** All that is read in what parents type: the files of `data/typed`, compiled. */
export const typedNames: TypedMeanings = typedMeanings
