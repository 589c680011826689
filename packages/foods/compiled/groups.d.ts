import type { FoodGroup } from '../src/refused-foods/food-group.ts'

export declare const foodGroups: readonly FoodGroup[]
