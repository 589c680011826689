import type { Recipe } from '../src/recipe.ts'

export declare const recipes: readonly Recipe[]
