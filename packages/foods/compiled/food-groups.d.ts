import type { FoodGroupTable } from '../src/food-groups/main-food-group.ts'

export declare const foodGroupTable: FoodGroupTable
