import type { KindsByWord } from '../src/food-groups/kind-by-word.ts'
import type { FoodGroupTable } from '../src/food-groups/main-food-group.ts'

export declare const foodGroupTable: FoodGroupTable
export declare const kindsByWord: KindsByWord
