import { nutrients } from '@brightplate/foods/nutrients'
import { nutrientCount, type WeekState } from '../week-state.ts'
import type { DayGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

const index = {
  energy: nutrients.indexOf('energy_kcal'),
  protein: nutrients.indexOf('protein_g'),
  fat: nutrients.indexOf('fat_g'),
  saturated: nutrients.indexOf('sat_fat_g'),
  carbohydrate: nutrients.indexOf('carb_g'),
  addedSugars: nutrients.indexOf('added_sugars_g'),
  sodium: nutrients.indexOf('sodium_mg'),
}

/** Kcal in a gram (Atwater's general factors). */
const kcal = { protein: 4, fat: 9, carbohydrate: 4 }

const outside = (share: number, low: number, high: number) =>
  Math.max(0, low - share) + Math.max(0, share - high)

const total = (state: WeekState, day: number, nutrient: number) =>
  state.dayTotals[day * nutrientCount + nutrient] ?? 0

/** Shares of protein, fat and carbohydrate in their ranges; saturated fat, added sugars and sodium low. */
export const moderationGoal: DayGoal = {
  id: 'moderation',
  scope: 'day',
  cost: (state, day) => {
    const { targets } = state.problem
    const energy = Math.max(1, total(state, day, index.energy))
    const share = (nutrient: number, factor: number) =>
      (total(state, day, nutrient) * factor) / energy
    const { protein, fat, carbohydrate } = targets
    return (
      goalPoints.energyShare *
        (outside(share(index.protein, kcal.protein), protein.low, protein.high) +
          outside(share(index.fat, kcal.fat), fat.low, fat.high) +
          outside(
            share(index.carbohydrate, kcal.carbohydrate),
            carbohydrate.low,
            carbohydrate.high,
          ) +
          Math.max(0, share(index.saturated, kcal.fat) - (targets.saturatedFat ?? 1)) +
          Math.max(0, share(index.addedSugars, kcal.carbohydrate) - targets.addedSugars)) +
      goalPoints.sodiumTwice * Math.max(0, total(state, day, index.sodium) / targets.sodiumMg - 1)
    )
  },
}
