import type { Food } from '../src/food.ts'

export declare const foods: readonly Food[]
