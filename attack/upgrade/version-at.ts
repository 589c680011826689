import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { linkLibraries } from '../../scripts/mutants/scratch-clone.ts'

/** The sources of a commit in a folder of their own, on the libraries of this checkout, with their data compiled. */
export function versionAt(commit: string): { folder: string; entry: string } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'brightplate-before-')))
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkLibraries(resolve('node_modules'), join(folder, 'node_modules'))
  const { status } = spawnSync(process.execPath, ['scripts/refresh-data.mjs'], { cwd: folder })
  if (status !== 0) throw new Error(`The data of ${commit} could not be compiled`)
  return { folder, entry: join(folder, 'apps/server/src/main.ts') }
}
