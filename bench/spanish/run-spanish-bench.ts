import '../../scripts/require-fresh-data.mjs'
/**
 * Whether every meal of plans is said in Spanish, with its weights and no word of English, and names nothing that a
 * rule of the child excludes, by words of its own. Usage: node bench/spanish/run-spanish-bench.ts [--plans N] [--from SEED]
 *
 * Ends with 1 where a meal is wrong, or none was read.
 */
import { parseArgs } from 'node:util'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { readPlanOf } from '../checked/read-plans.ts'
import { startDate } from '../judged/plan-settings.ts'
import { spanishFaults } from './spanish-faults.ts'

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
  },
})

await endByFindings(() => {
  let judged = 0
  let found = 0
  let meals = 0
  const first = Number(values.from)
  for (let seed = first; seed < first + Number(values.plans); seed += 1) {
    const read = readPlanOf(seed)
    if (!read) continue
    const { meals: own, faults } = spanishFaults(read.plan, startDate)
    judged += 1
    meals += own
    found += faults.length > 0 ? 1 : 0
    for (const fault of new Set(faults)) console.log(`${read.from}\t${fault}`)
  }
  console.log(`${judged} plans of ${meals} meals read in Spanish, ${found} of them with a fault`)
  return { judged, found }
})
