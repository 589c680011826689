import '../../scripts/require-fresh-data.mjs'
/**
 * Whether plans of children of the world's kitchens keep their allergies and diets, by the independent checker.
 * Usage: npm run bench:kitchen-allergies -- [--plans N] [--from SEED]
 *
 * Ends with 1 where an allergen or a diet is broken, or no plan was made.
 */
import { parseArgs } from 'node:util'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { kitchenFaults } from './kitchen-faults.ts'

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '3000' },
    from: { type: 'string', default: '0' },
  },
})

await endByFindings(() => {
  const from = Number(values.from)
  let judged = 0
  let found = 0
  let unmade = 0
  for (let seed = from; seed < from + Number(values.plans); seed += 1) {
    const faults = kitchenFaults(seed)
    if (!faults) {
      unmade += 1
      continue
    }
    judged += 1
    found += faults.length > 0 ? 1 : 0
    for (const line of new Set(faults)) console.log(`${seed}\t${line}`)
    if (judged % 100 === 0) console.log(`${judged} plans, ${found} of them with a finding`)
  }
  console.log(`${judged} plans, ${found} of them with a finding; none made for ${unmade} children`)
  return { judged, found }
})
