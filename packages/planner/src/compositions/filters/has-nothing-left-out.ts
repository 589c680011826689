import { leftBeside } from '@brightplate/foods/plain-foods/left-beside'
import type { MealComposition } from '../meal-composition.ts'

/** Whether nothing is in a composition that a parent left out of a food there: no milk beside "Cheerios, no milk". */
export const hasNothingLeftOut = (composition: MealComposition): boolean =>
  composition.every(({ safeFood }, index) => {
    const left = safeFood ? leftBeside(safeFood.typed) : []
    return (
      left.length === 0 ||
      composition.every(
        ({ candidateFood: { group } }, other) =>
          other === index || group === null || !left.includes(group),
      )
    )
  })
