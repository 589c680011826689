import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Imports } from './module-arrows.ts'

const run = promisify(execFile)

export interface Cruise {
  modules: Imports[]
  summary: {
    totalCruised: number
    error: number
    violations: { from: string; to: string; rule: { name: string } }[]
  }
}

/** Reads the imports of files and folders by `.dependency-cruiser.mjs`. */
export const cruise = (...paths: string[]): Promise<Cruise> => cruiseIn(process.env, paths)

async function cruiseIn(env: NodeJS.ProcessEnv, paths: readonly string[]): Promise<Cruise> {
  const bin = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'
  const { stdout } = await run(process.execPath, [bin, ...paths, '--output-type', 'json'], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout)
}

/** The same for files that are there for as long as they are read. */
export async function cruiseAllPlanted(sources: Readonly<Record<string, string>>): Promise<Cruise> {
  const paths = Object.keys(sources)
  await Promise.all(paths.map((path) => writeFile(path, sources[path] ?? '')))
  try {
    return await cruiseIn({ ...process.env, CRUISE_PLANTED: '1' }, paths)
  } finally {
    await Promise.all(paths.map((path) => rm(path)))
  }
}
