/**
 * What a family's calls cost on one PostgreSQL server and on a Citus cluster, one after the other in one run. Usage:
 * node bench/cluster.ts URL-OF-A-COORDINATOR
 *
 * The database of the cluster is one that only tests have: all rows in it are deleted.
 */

import { buildChild } from '../apps/server/src/testing/families/build-child.ts'
import { openCitusPlace } from '../attack/citus/citus-place.ts'
import { type Family, newFamily } from '../attack/family.ts'
import { openServerPlace, type Place } from '../attack/place.ts'
import { send } from '../attack/requests/send.ts'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'
import { markdownTable } from './report/markdown-table.ts'

const callers = 16
const measuredMs = 6000

interface Measured {
  aSecond: number
  middleMs: number
  slowMs: number
  failed: number
}

type Call = (url: string, family: Family, number: number) => ReturnType<typeof send>

const calls: Readonly<Record<string, Call>> = {
  'read a child': (url, { childId, token }) =>
    send(url, { method: 'GET', path: `/api/children/${childId}`, token }),
  'change a child': (url, { childId, token }, number) => {
    const body = JSON.stringify(buildChild({ name: `${number}` }))
    return send(url, { method: 'PUT', path: `/api/children/${childId}`, token, body })
  },
  'list plans': (url, { token }) => send(url, { method: 'GET', path: '/api/meal-plans', token }),
}

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

async function measure(url: string, families: Family[], call: Call): Promise<Measured> {
  const took: number[] = []
  let failed = 0
  const began = performance.now()
  await Promise.all(
    families.map(async (family) => {
      for (let number = 0; performance.now() - began < measuredMs; number += 1) {
        const start = performance.now()
        const { status } = await call(url, family, number)
        if (status === 200) took.push(performance.now() - start)
        else failed += 1
      }
    }),
  )
  const sorted = took.sort((one, other) => one - other)
  const aSecond = took.length / ((performance.now() - began) / 1000)
  return { aSecond, middleMs: at(sorted, 0.5), slowMs: at(sorted, 0.95), failed }
}

async function measureAt(place: Place): Promise<[string, Measured][]> {
  const { url, kill } = await place.start()
  const families: Family[] = []
  for (let index = 0; index < callers; index += 1) families.push(await newFamily(url))
  const measured: [string, Measured][] = []
  for (const [name, call] of Object.entries(calls)) {
    measured.push([`${name}, ${place.database}`, await measure(url, families, call)])
  }
  await kill('SIGTERM')
  return measured
}

await endByFindings(async () => {
  const [url] = process.argv.slice(2)
  if (!url) throw new RangeError('Name the database of a coordinator')
  const rows: [string, Measured][] = []
  for (const open of [openServerPlace, () => openCitusPlace(url)]) {
    const place = await open()
    try {
      rows.push(...(await measureAt(place)))
    } finally {
      await place.close()
    }
  }
  console.log(
    markdownTable(
      ['call', 'a second', 'middle ms', '95 of 100 under ms', 'failed'],
      rows.map(([name, { aSecond, middleMs, slowMs, failed }]) => [
        name,
        aSecond.toFixed(0),
        middleMs.toFixed(1),
        slowMs.toFixed(1),
        `${failed}`,
      ]),
    ),
  )
  return { judged: rows.length, found: rows.filter(([, { failed }]) => failed > 0).length }
})
