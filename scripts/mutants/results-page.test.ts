import { expect, it } from 'vitest'
import { rowOf, withRow } from './results-page.ts'

const row = (folder: string, killed: number, sampled = false) => ({
  folder,
  mutants: 10,
  killed,
  timeouts: 1,
  equivalent: 1,
  open: 8 - killed,
  share: (killed + 1) / 9,
  sampled,
})

it('a share is cut, never rounded up', () => {
  expect(rowOf({ ...row('a', 7), share: 0.9199 })).toContain('| 91.9 % |')
})

it('a folder’s row takes the place of the one before, a sample or not, and leaves the others', () => {
  const both = withRow(withRow('', row('b', 1)), row('a', 2, true))
  const page = withRow(both, row('a', 7))
  const rows = page.split('\n').filter((line) => /^\| [ab] /.test(line))
  expect(rows).toEqual([rowOf(row('a', 7)), rowOf(row('b', 1))])
  expect(page.match(/\| folder \|/g)).toHaveLength(1)
})

it('what is written below the table stays there', () => {
  const first = withRow('', row('a', 1))
  const page = withRow(`${first}\nWhat is open: b.\n\nAnd c.\n`, row('b', 2))
  expect(page.split(rowOf(row('b', 2)))[1]).toBe('\n\nWhat is open: b.\n\nAnd c.\n')
  expect(withRow(first, row('a', 1))).toBe(first)
})
