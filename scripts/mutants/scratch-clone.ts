import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Made of the sources and ignored by git, and needed by whatever imports a package. */
const compiled = ['packages/*/compiled', '{apps,packages}/*/words/compiled']

const filesOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))

/**
 * Gives a clone its libraries. What npm linked as a part of the workspace stays such a link, which leads
 * into the clone; everything else leads to the libraries of the original, which nothing writes to.
 */
export function linkLibraries(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache' || entry.name.startsWith('.vite')) continue
    const original = join(from, entry.name)
    const link = join(to, entry.name)
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(original), link)
    else if (entry.name.startsWith('@')) linkLibraries(original, link)
    else symlinkSync(original, link)
  }
}

/** Throws where an import by the name of a package would reach what is not mutated. */
function requireOwnPackages(clone: string): void {
  const scope = join(clone, 'node_modules/@brightplate')
  const outside = readdirSync(scope).filter(
    (name) => !realpathSync(join(scope, name)).startsWith(`${clone}/`),
  )
  if (outside.length > 0) throw new Error(`These packages lead out of the clone: ${outside}`)
}

/** A copy of a checkout in the system's temporary folder, in which sources may be overwritten. */
export function makeScratchClone(root: string): string {
  const paths = filesOf(root)
  const clone = realpathSync(mkdtempSync(join(tmpdir(), 'brightplate-mutants-')))
  for (const path of paths) {
    mkdirSync(dirname(join(clone, path)), { recursive: true })
    cpSync(join(root, path), join(clone, path))
  }
  for (const path of globSync(compiled, { cwd: root })) {
    cpSync(join(root, path), join(clone, path), { recursive: true })
  }
  linkLibraries(join(root, 'node_modules'), join(clone, 'node_modules'))
  requireOwnPackages(clone)
  return clone
}
