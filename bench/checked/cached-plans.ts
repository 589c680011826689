import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type ProductPlan, productPlansOf } from './product-plans.ts'

/** Of the code that makes plans and of the profiles that they are made for: other code, other plans. */
const sources = ['packages', 'bench/checked/product-plans.ts', 'bench/checked/checked-profiles.ts']

/** A folder for the plans of the present code, below one that is named. */
export function folderOfPlans(directory: string): string {
  const hashes = sources.map((path) =>
    execFileSync('git', ['rev-parse', `HEAD:${path}`], { encoding: 'utf8' }).slice(0, 8),
  )
  const folder = join(directory, hashes.join('-'))
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The plans of a seed: made, or read back where they were made before by the same code. */
export function cachedPlansOf(seed: number, folder: string | null): ProductPlan[] {
  if (folder === null) return [...productPlansOf(seed)]
  const file = join(folder, `${seed}.json.gz`)
  if (existsSync(file)) return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))
  const plans = [...productPlansOf(seed)]
  writeFileSync(`${file}.new`, gzipSync(JSON.stringify(plans), { level: 3 }))
  renameSync(`${file}.new`, file)
  return plans
}
