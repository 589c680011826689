import type { SpanishFoodWords } from '../src/languages/spanish-food.ts'

export declare const spanishFoods: SpanishFoodWords
