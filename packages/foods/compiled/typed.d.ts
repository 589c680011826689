import type { TypedMeanings } from '../src/interpret/names/typed-meanings.ts'

export declare const typedMeanings: TypedMeanings
