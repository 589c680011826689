import '../scripts/require-fresh-data.mjs'
/**
 * Whether every sentence of a plan is borne out by its own dishes, figures and profile, is said once, and can be
 * followed. Usage: node bench/sentences.ts [--plans N] [--from SEED] [--lists FILE]
 *
 * With FILE plans of real lists are read too. Ends with 1 where a sentence is wrong, or none was read.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sentenceFaults } from '../plan-check/sentences/sentence-faults.ts'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'
import { adviceFaults } from './checked/faults/advice-faults.ts'
import { type ReadPlan, readPlanOf, readPlanOfList } from './checked/read-plans.ts'
import { readRealLists } from './lists/read-real-lists.ts'

const { values } = parseArgs({
  options: {
    plans: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
    lists: { type: 'string' },
  },
})

const faultsOf = (read: ReadPlan): string[] => [
  ...[...sentenceFaults(read.plan)].map(
    ({ kind, rule, at, word, text }) => `${kind}: ${rule}, ${at}: ${word} in ${text}`,
  ),
  ...adviceFaults(read),
]

await endByFindings(() => {
  let judged = 0
  let found = 0
  let unmade = 0
  const see = (read: ReadPlan | null) => {
    if (!read) {
      unmade += 1
      return
    }
    judged += 1
    const lines = new Set(faultsOf(read))
    found += lines.size > 0 ? 1 : 0
    for (const line of lines) console.log(`${read.from}\t${line}`)
  }
  const from = Number(values.from)
  for (let seed = from; seed < from + Number(values.plans); seed += 1) see(readPlanOf(seed))
  if (values.lists)
    for (const list of readRealLists(readFileSync(values.lists, 'utf8'))) see(readPlanOfList(list))
  console.log(
    `${judged} plans read, ${found} of them with a sentence that is wrong; ${unmade} not made`,
  )
  return { judged, found }
})
