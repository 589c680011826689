import fc from 'fast-check'
import { eachAtOnce } from '../requests/each-at-once.ts'
import { openTally, type Row } from '../tally.ts'
import type { Accounts } from './hostile-request.ts'
import { judgeScript, rules } from './judge-script.ts'
import { runScript } from './run-script.ts'
import { requestsIn, scriptsOf } from './scripts-of.ts'

const connectionsAtOnce = 48
/** Drawn at a time, so that no more than these lie in memory. */
const batch = 200

export interface HostileTask {
  database: string
  /** Processes of the service, which take the connections in turn. */
  urls: readonly string[]
  accounts: Accounts
  requests: number
  seed: number
  untilMs: number
}

/** Sends that many requests, pipelined, broken and half, and judges each connection that is stayed for. */
export async function sendHostile(task: HostileTask): Promise<Row[]> {
  const { database, urls, accounts, requests, seed, untilMs } = task
  const tally = openTally('hostile', database)
  const scripts = scriptsOf(accounts)
  let [sent, connections, answers] = [0, 0, 0]
  while (sent < requests && Date.now() < untilMs) {
    const drawn = fc.sample(scripts, { numRuns: batch, seed: seed + connections })
    await eachAtOnce(drawn, connectionsAtOnce, untilMs, async (script) => {
      if (sent >= requests) return
      sent += requestsIn(script)
      connections += 1
      const outcome = await runScript(urls[connections % urls.length] ?? '', script)
      if (!outcome) return
      const faults = judgeScript(accounts, script, outcome)
      answers += outcome.answers.length
      for (const rule of Object.values(rules)) {
        const fault = faults.find(({ what }) => what === rule)
        if (fault) console.error(`${rule}: ${fault.note}`)
        tally.count(rule, !fault, fault?.note)
      }
    })
  }
  tally.note(
    rules.order,
    `${sent} requests on ${connections} connections, ${answers} answers read; seed ${seed}`,
  )
  return tally.rows()
}
