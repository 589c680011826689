import './require-fresh-data.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenTablePath } from './golden-plans/golden-hashes.ts'
import { goldenTable } from './golden-plans/golden-table.ts'

// With a folder, the plans are written there to be compared, and the table is left alone.
const [folder] = process.argv.slice(2)
if (folder) {
  mkdirSync(folder, { recursive: true })
  goldenTable((profile, seed, plan) => {
    const file = `${profile.replaceAll(/[^a-z0-9]+/g, '-')}-seed-${seed}.json`
    writeFileSync(join(folder, file), `${JSON.stringify(plan, null, 1)}\n`)
  })
  console.log(`Plans written to ${folder}`)
} else {
  writeFileSync(goldenTablePath, `${JSON.stringify(goldenTable(), null, 2)}\n`)
  console.log(`Hashes written to ${goldenTablePath}: say in the commit why plans are others.`)
}
