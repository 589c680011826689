import { guidelines as compiled } from '../../compiled/eating.js'

/** What guidance asks of food that is put on a plate unasked: `data/guidelines.yaml`, each with its source. */
export interface Guidelines {
  /** Under these years nothing with more grams of added sugar in 100 g; bread and cereal may hold more. */
  sweetened_early: {
    source: string
    page: number
    under_years: number
    most_g_of_100: number
    most_g_of_100_in_bread_and_cereal: number
  }
  /** Grams of added sugar. */
  /** What a food with one of them is made of, or called. */
  sweeteners: { source: string; page: number; words: readonly string[] }
  sugar_of_a_meal: { source: string; page: number; most_g: number }
}

export const guidelines: Guidelines = compiled
