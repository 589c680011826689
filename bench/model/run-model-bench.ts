import '../../scripts/require-fresh-data.mjs'
/**
 * What a language model brings and costs. Usage: node bench/model/run-model-bench.ts [--plans N] [--only well|tricks|faults]
 *
 * Without MODEL_PROVIDER it runs against a server on this machine that answers well, then with every
 * trick that we know, then with faults. With it, against that model alone. Ends with 1 where the oracle finds a
 * violation, or a plan is not made.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generatorOf } from '@brightplate/meal-plans/finish/generator-of'
import type { DishProposal } from '../../apps/server/src/models/proposals/dish-proposal.ts'
import { cookProposals } from '../../apps/server/src/testing/models/cook-proposals.ts'
import { hiddenInDish } from '../../apps/server/src/testing/models/hide-in-dish.ts'
import {
  type ModelReply,
  type ModelRequest,
  startModelServer,
} from '../../apps/server/src/testing/models/model-server.ts'
import { servedFaults } from '../../plan-check/check-plan.ts'
import { endByFindings, type Judged } from '../../scripts/judging/end-by-findings.ts'
import { benchProfiles } from '../profiles/profiles.ts'
import { openModelBench } from './open-model-bench.ts'

const { values } = parseArgs({
  options: { plans: { type: 'string', default: '60' }, only: { type: 'string' } },
})
const plansAPhase = Number(values.plans)

let served = 0
function well({ course, count }: ModelRequest): { dishes: DishProposal[] } {
  const all = cookProposals(course)
  served += 7
  const picked = Array.from({ length: count }, (_, n) => all[(served + n) % all.length])
  return { dishes: picked.flatMap((one) => one ?? []) }
}

const tricks = Object.values(hiddenInDish)
let played = 0
const tricked = (request: ModelRequest): ModelReply => ({
  dishes: well(request).dishes.map((dish) => {
    played += 1
    return tricks[played % tricks.length]?.(dish) ?? dish
  }),
})

const faults: ((request: ModelRequest) => ModelReply)[] = [
  () => ({ text: 'no JSON' }),
  () => ({ text: '{"dishes":[{"na', finish: 'length' }),
  () => ({ status: 401 }),
  () => ({ status: 429, retryAfter: 60 }),
  () => ({ status: 500 }),
  () => ({ never: true }),
  (request) => ({ ...well(request), afterMs: 300 }),
]
let failed = 0
const faulty = (request: ModelRequest): ModelReply => {
  failed += 1
  return faults[failed % faults.length]?.(request) ?? { status: 500 }
}

const own = process.env.MODEL_PROVIDER ? null : await startModelServer()
const folder = await mkdtemp(join(tmpdir(), 'brightplate-bench-'))
const bench = await openModelBench(folder, {
  ...(own
    ? {
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_NAME: 'test',
        MODEL_BASE_URL: own.url,
        MODEL_DEADLINE_MS: '3000',
        MODEL_BUDGET_USD_MONTH: '100000',
        MODEL_TOKENS_PER_USER_DAY: '1000000000',
      }
    : process.env),
})

async function phase(title: string): Promise<Judged> {
  const families = await Promise.all(benchProfiles.map(({ facts }) => bench.addFamily(facts)))
  const times: number[] = []
  let fallbacks = 0
  let violations = 0
  let failures = 0
  const before = await bench.usage()
  for (let made = 0; made < plansAPhase; made += 1) {
    const index = made % benchProfiles.length
    const [family, profile] = [families[index], benchProfiles[index]]
    if (!family || !profile) continue
    const start = performance.now()
    const plan = await bench.makePlan(family)
    times.push(performance.now() - start)
    if (!plan) {
      failures += 1
      continue
    }
    if (generatorOf(plan.plan_data) === 'planner') fallbacks += 1
    violations += servedFaults(plan.plan_data, profile.judged).length
  }
  const after = await bench.usage()
  times.sort((a, b) => a - b)
  const spent = (key: keyof typeof after) => after[key] - before[key]
  console.log(`\n${title}: ${plansAPhase} plans of 7 days, ${benchProfiles.length} children`)
  console.log(`  proposals ${spent('proposed')}, accepted ${spent('accepted')}`)
  console.log(`  calls a plan ${(spent('calls') / plansAPhase).toFixed(1)}`)
  console.log(
    `  tokens a plan: ${Math.round(spent('input') / plansAPhase)} in, ${Math.round(spent('output') / plansAPhase)} out`,
  )
  console.log(
    `  time a plan: median ${Math.round(times[times.length >> 1] ?? 0)} ms, most ${Math.round(times.at(-1) ?? 0)} ms`,
  )
  console.log(`  plans without a dish of the model ${fallbacks}, not made ${failures}`)
  console.log(`  violations found by the checker ${violations}`)
  return { judged: times.length, found: violations + failures }
}

const phases = [
  { id: 'well', title: 'A model that answers well', how: well },
  { id: 'tricks', title: 'A model with every trick', how: tricked },
  { id: 'faults', title: 'A model with faults', how: faulty },
]

async function allPhases(): Promise<Judged> {
  if (!own) return phase('The model of the settings')
  const all = { judged: 0, found: 0 }
  for (const { id, title, how } of phases) {
    if (values.only && values.only !== id) continue
    own.answer(how)
    const { judged, found } = await phase(title)
    all.judged += judged
    all.found += found
  }
  return all
}

await endByFindings(async () => {
  const all = await allPhases()
  await bench.close()
  await own?.close()
  await rm(folder, { recursive: true, force: true })
  return all
})
