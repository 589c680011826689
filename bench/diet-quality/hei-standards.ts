import { readFileSync } from 'node:fs'
import { readCsv } from '../../packages/foods/src/reading/files/read-csv.ts'

export const heiComponents = [
  'total_fruits',
  'whole_fruits',
  'total_vegetables',
  'greens_and_beans',
  'whole_grains',
  'dairy',
  'total_protein_foods',
  'seafood_and_plant_proteins',
  'fatty_acids',
  'refined_grains',
  'sodium',
  'added_sugars',
  'saturated_fats',
] as const

export type HeiComponent = (typeof heiComponents)[number]

/** HEI-2020 from two years on, HEI-Toddlers-2020 from 12 to 23 months. */
export type HeiIndex = 'two-and-over' | 'toddlers'

/** How a component is scored: evenly from none of its points at `forZero` to all at `forMax`, whichever is more. */
export interface HeiStandard {
  maxPoints: number
  forMax: number
  forZero: number
}

export type HeiStandards = Readonly<Record<HeiComponent, HeiStandard>>

const { rows } = readCsv(readFileSync(new URL('hei-2020.csv', import.meta.url), 'utf8'))

function standardOf(index: HeiIndex, component: HeiComponent): HeiStandard {
  const row = rows.find(({ cells }) => cells.index === index && cells.component === component)
  if (!row) throw new Error(`No standard of ${component} for ${index}`)
  return {
    maxPoints: Number(row.cells.max_points),
    forMax: Number(row.cells.standard_for_max),
    forZero: Number(row.cells.standard_for_zero),
  }
}

/** Of `hei-2020.csv`: amounts of 1,000 kcal, percents of energy, and a ratio of fats. */
export const heiStandards = (index: HeiIndex): HeiStandards =>
  Object.fromEntries(
    heiComponents.map((component) => [component, standardOf(index, component)]),
  ) as HeiStandards

/** Which of them a child's days are held against, by years of age. */
export const heiIndexAt = (age: number): HeiIndex => (age < 2 ? 'toddlers' : 'two-and-over')
