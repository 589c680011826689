import '../../scripts/require-fresh-data.mjs'
/**
 * Whether names of plans read well, in English, in Spanish and in British English: no word twice, no parenthesis that says the name again,
 * no title of a dish over 60 letters. Usage: node bench/names/check-names.ts [--plans N] [--from SEED]
 *
 * Ends with 1 where a plan has such a name, or none was read.
 */
import { parseArgs } from 'node:util'
import { planInBritish } from '@brightplate/meal-plans/british/plan-in-british'
import { spanishGate } from '@brightplate/meal-plans/check/checked-spanish'
import { planInSpanish } from '@brightplate/meal-plans/spanish/plan-in-spanish'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { readPlanOf } from '../checked/read-plans.ts'
import { startDate } from '../judged/plan-settings.ts'
import { nameFaults } from './name-faults.ts'

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '2000' },
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
    const { plan_data: plan } = read.plan
    const faults = [
      plan,
      planInSpanish(plan, startDate, spanishGate(read.child)),
      planInBritish(plan, read.child),
    ].flatMap(nameFaults)
    judged += 1
    found += faults.length > 0 ? 1 : 0
    for (const fault of new Set(faults)) console.log(`${read.from}\t${fault}`)
  }
  console.log(`${judged} plans read, ${found} of them with a name that does not read well`)
  return { judged, found }
})
