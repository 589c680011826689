import { spanishFoods as compiled } from '../../compiled/spanish-foods.js'
import type { SpanishFoodWords } from './spanish-food.ts'

/** `data/words/es-US`, compiled. Import it where Spanish is asked for: nothing else loads it. */
export const spanishFoods: SpanishFoodWords = compiled
