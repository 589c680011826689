import { dayFaults } from './day-faults.ts'
import { dishWritingPlants } from './dish-writing-plants.ts'
import { figureFaults } from './figure-faults.ts'
import { foodFaults } from './food-faults.ts'
import { listFaults } from './list-faults.ts'
import type { PlantedFault } from './planting.ts'
import { sentencePlants } from './sentence-plants.ts'

/** Every fault that is planted, each of a kind that the checker must name. */
export const plantedFaults: readonly PlantedFault[] = [
  ...foodFaults,
  ...listFaults,
  ...figureFaults,
  ...dayFaults,
  ...sentencePlants,
  ...dishWritingPlants,
]
