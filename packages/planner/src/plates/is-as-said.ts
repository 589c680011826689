import { leftBeside } from '@brightplate/foods/plain-foods/left-beside'
import type { Plate } from './plate.ts'

/** Whether nothing stands on a plate that a parent left out of a food there: no milk beside "Cheerios, no milk". */
export const isAsSaid = (plate: Plate): boolean =>
  plate.every(({ safeFood }, index) => {
    const left = safeFood ? leftBeside(safeFood.typed) : []
    return (
      left.length === 0 ||
      plate.every(
        ({ candidateFood: { group } }, other) =>
          other === index || group === null || !left.includes(group),
      )
    )
  })
