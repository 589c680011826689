import '../../scripts/require-fresh-data.mjs'
/**
 * Whether random lists of one to twelve plain foods, of ages 1 to 18, a third of them with allergies or diets, have a
 * week that keeps every limit that does not yield. Usage: node bench/lists/run-random-lists-bench.ts [--lists N] [--from SEED]
 *
 * Ends with 1 where one has none, or none was tried.
 */
import { parseArgs } from 'node:util'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { madeOfList } from './made-of-list.ts'
import { randomList } from './random-list.ts'

const { values } = parseArgs({
  options: { lists: { type: 'string', default: '10000' }, from: { type: 'string', default: '1' } },
})

await endByFindings(() => {
  const from = Number(values.from)
  const judged = Number(values.lists)
  let found = 0
  for (let seed = from; seed < from + judged; seed += 1) {
    const child = randomList(seed)
    const faults = madeOfList(child)
    found += faults.length > 0 ? 1 : 0
    for (const fault of new Set(faults)) {
      console.log(`${seed}\t${fault}\t${JSON.stringify(child)}`)
    }
  }
  console.log(`${judged} lists, ${found} of them without a week or with a limit that was passed`)
  return { judged, found }
})
