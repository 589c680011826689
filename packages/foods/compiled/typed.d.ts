import type { TypedMeanings } from '../src/interpret/typed-meanings.ts'

export declare const typedMeanings: TypedMeanings
