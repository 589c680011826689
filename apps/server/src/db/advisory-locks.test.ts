import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { advisoryLocks } from './advisory-locks.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const sources = ['apps', 'packages', 'scripts', 'attack', 'bench', 'e2e']
const list = 'apps/server/src/db/advisory-locks.ts'
const thisTest = 'apps/server/src/db/advisory-locks.test.ts'

const numbers: number[] = Object.values(advisoryLocks)
const inHundreds = (number: number) => Math.floor(number / 100)

/** What of a text takes an advisory lock, or is a number out of the hundred that ours are from. */
function locksIn(text: string): string[] {
  const calls = text.match(/\bpg_(?:try_)?advisory\w*/gi) ?? []
  const literals = (text.match(/\b\d[\d_]*\b/g) ?? []).filter((literal) =>
    numbers.some((one) => inHundreds(one) === inHundreds(Number(literal.replaceAll('_', '')))),
  )
  return [...calls, ...literals]
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      return /^(node_modules|build|dist|\..*)$/.test(entry.name) ? [] : textsIn(path)
    }
    return /\.(?:[cm]?[jt]sx?|sql|sh)$/.test(entry.name) ? [path] : []
  })
}

describe('the list of advisory locks', () => {
  it('has no number twice', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('keeps the numbers that processes of the version before know', () => {
    expect(advisoryLocks).toMatchObject({
      migrations: 7_260_531,
      modelSpend: 7_260_532,
      keys: 7_260_534,
    })
  })

  it('is the one place that takes such a lock, and that knows their numbers', () => {
    const strays = sources
      .flatMap((folder) => textsIn(join(root, folder)))
      .map((path) => ({
        path: relative(root, path).replaceAll('\\', '/'),
        text: readFileSync(path, 'utf8'),
      }))
      .filter(({ path }) => path !== list && path !== thisTest)
      .flatMap(({ path, text }) => locksIn(text).map((found) => `${path}: ${found}`))
    expect(strays).toEqual([])
  })

  it.each([
    ['select pg_advisory_xact_lock(12)', ['pg_advisory_xact_lock']],
    ['SELECT PG_TRY_ADVISORY_LOCK_SHARED($1)', ['PG_TRY_ADVISORY_LOCK_SHARED']],
    ['const lock = 7_260_532', ['7_260_532']],
    ['lock(7260599)', ['7260599']],
    ['under an advisory lock, of 726053 rows', []],
  ])('finds in %s what is to be in the list', (text, found) => {
    expect(locksIn(text)).toEqual(found)
  })
})
