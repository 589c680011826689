import './require-fresh-data.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenTablePath } from './golden-plans/golden-hashes.ts'
import { goldenTable } from './golden-plans/golden-table.ts'
import { endByFindings } from './judging/end-by-findings.ts'

// With a folder, the plans are written there to be compared, and the table is left alone.
const [folder] = process.argv.slice(2)

await endByFindings(() => {
  let plans = 0
  if (folder) mkdirSync(folder, { recursive: true })
  // Throws where a child has no plan.
  const table = goldenTable((profile, seed, plan) => {
    plans += 1
    if (!folder) return
    const file = `${profile.replaceAll(/[^a-z0-9]+/g, '-')}-seed-${seed}.json`
    writeFileSync(join(folder, file), `${JSON.stringify(plan, null, 1)}\n`)
  })
  if (folder) console.log(`Plans written to ${folder}`)
  else {
    writeFileSync(goldenTablePath, `${JSON.stringify(table, null, 2)}\n`)
    console.log(`Hashes written to ${goldenTablePath}: say in the commit why plans are others.`)
  }
  return { judged: plans, found: 0 }
})
