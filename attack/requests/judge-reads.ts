import type { ServerProcess } from '../../apps/server/src/testing/processes/start-server-process.ts'
import { residentMb } from '../../bench/api/process-figures.ts'
import type { Family } from '../family.ts'
import type { Tally } from '../tally.ts'
import { eachReads, middleOf, type Reading, threeReads } from './another-parent.ts'
import { send } from './send.ts'
import { settleMemory } from './settle-memory.ts'

const mostTimes = 3
const mostMemory = 1.5

type Found = Awaited<ReturnType<typeof eachReads>>

function judgeRounds(tally: Tally, readings: readonly Reading[], alone: Found, beside: Found[]) {
  for (const { where, share } of beside.flat()) {
    tally.count(`another parent’s reads are answered${where}`, share === 1, `${share}`)
  }
  for (const [at, { where }] of readings.entries()) {
    const aloneMs = alone[at]?.ms ?? 0
    const medians = beside.map((round) => round[at]?.ms ?? 0)
    const ms = middleOf(medians)
    const what = `another parent’s median is at most ${mostTimes} times that alone${where}`
    tally.count(what, ms <= mostTimes * aloneMs)
    const [times, worst] = [ms, Math.max(...medians)].map((one) => (one / aloneMs).toFixed(1))
    tally.note(
      what,
      `${aloneMs.toFixed(1)} ms alone, ${ms.toFixed(1)} beside: ${times} times, ${worst} in the worst of ${medians.length} rounds of 40`,
    )
  }
}

async function judgeMemory(tally: Tally, { process, url }: ServerProcess, beforeMb: number) {
  const mostMb = residentMb(process)
  const afterMb = await settleMemory(process, mostMemory * beforeMb)
  const what = `memory is at most ${mostMemory} times that before, a minute after`
  tally.count(what, afterMb <= mostMemory * beforeMb)
  tally.note(what, `${beforeMb} MB before, ${mostMb} at the end, ${afterMb} then`)
  const ready = await send(url, { method: 'GET', path: '/api/readyz' })
  tally.count('the process serves afterwards', ready.status === 200, `readyz ${ready.status}`)
}

/** Judges what another parent and the processes go through beside an attack that ends by itself; answers with what it found. */
export async function judgeReads<Result>(
  tally: Tally,
  servers: readonly ServerProcess[],
  parent: Pick<Family, 'token'>,
  attack: () => Promise<Result>,
): Promise<Result> {
  const readings = servers.map(({ url }, at) => ({
    where: at === 0 ? '' : ', in a second process',
    url,
  }))
  await eachReads(readings, parent)
  const alone = await threeReads(readings, parent)
  const before = servers.map(({ process }) => residentMb(process))
  let isOver = false
  const attacking = attack().finally(() => {
    isOver = true
  })
  const beside: Found[] = []
  while (!isOver) beside.push(await eachReads(readings, parent))
  const result = await attacking
  judgeRounds(tally, readings, alone, beside)
  for (const [at, server] of servers.entries()) {
    await judgeMemory(tally, server, before[at] ?? 0)
  }
  return result
}
