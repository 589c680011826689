import '../../scripts/require-fresh-data.mjs'
/**
 * Whether plans in British English hold an American word, measure or spelling, by a list of words of its own, or a
 * plural twice. Usage: node bench/british/run-british-bench.ts [--plans N] [--from SEED]
 *
 * Ends with 1 where a plan does, or none was read.
 */
import { parseArgs } from 'node:util'
import { planInBritish } from '@brightplate/meal-plans/british/plan-in-british'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { readPlanOf } from '../checked/read-plans.ts'
import { britishFaults } from './british-faults.ts'

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
  },
})

await endByFindings(() => {
  let judged = 0
  let found = 0
  const first = Number(values.from)
  for (let seed = first; seed < first + Number(values.plans); seed += 1) {
    const read = readPlanOf(seed)
    if (!read) continue
    const faults = britishFaults(planInBritish(read.plan.plan_data, read.child), read.child)
    judged += 1
    found += faults.length > 0 ? 1 : 0
    for (const fault of faults) console.log(`${read.from}\t${fault}`)
  }
  console.log(`${judged} plans read in British English, ${found} of them with a fault`)
  return { judged, found }
})
