import type { Place } from '../place.ts'
import { openTally, type Row } from '../tally.ts'

/** Never holds: an attack that finds this and ends with 0 would end so whatever it found. */
export async function planted({ database }: Place): Promise<Row[]> {
  const tally = openTally('planted', database)
  tally.count('what is planted does not hold', false)
  return tally.rows()
}
