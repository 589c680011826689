import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type CsvRow, readCsv } from '../../packages/foods/src/reading/files/read-csv.ts'

/** The rows of a table in a folder of eating data, packed or not. Throws where the file is not there. */
export function readEatingData(directory: string, file: string): readonly CsvRow['cells'][] {
  const bytes = readFileSync(join(directory, file))
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return readCsv(text).rows.map(({ cells }) => cells)
}
