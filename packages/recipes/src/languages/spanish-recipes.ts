import { spanishRecipes as compiled } from '../../compiled/spanish-recipes.js'
import type { SpanishRecipeWords } from './spanish-recipe.ts'

/** The files of `es-US`, compiled. Import it where Spanish is asked for: nothing else loads it. */
export const spanishRecipes: SpanishRecipeWords = compiled
