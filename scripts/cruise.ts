import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Cruise {
  summary: {
    totalCruised: number
    error: number
    violations: { from: string; to: string; rule: { name: string } }[]
  }
}

/** Reads the imports of files and folders by `.dependency-cruiser.mjs`. */
export async function cruise(...paths: string[]): Promise<Cruise> {
  const bin = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
  const { stdout } = await run(process.execPath, [bin, ...paths, '--output-type', 'json'], {
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout)
}

/** The same for a file that is there for as long as it is read. */
export async function cruisePlanted(path: string, source: string): Promise<Cruise> {
  await writeFile(path, source)
  try {
    return await cruise(path)
  } finally {
    await rm(path)
  }
}
