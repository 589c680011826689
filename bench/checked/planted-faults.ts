import { dishWritingPlants } from './dish-writing-plants.ts'
import { foodFaults } from './food-faults.ts'
import type { PlantedFault } from './planting.ts'
import { sentencePlants } from './sentence-plants.ts'
import { writingFaults } from './writing-faults.ts'

/** Every fault that is planted, each of a kind that the checker must name. */
export const plantedFaults: readonly PlantedFault[] = [
  ...foodFaults,
  ...writingFaults,
  ...sentencePlants,
  ...dishWritingPlants,
]
