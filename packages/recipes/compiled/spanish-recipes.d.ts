import type { SpanishRecipeWords } from '../src/languages/spanish-recipe.ts'

export declare const spanishRecipes: SpanishRecipeWords
