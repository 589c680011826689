import { expect, it } from 'vitest'
import { heldFigures, type MeasuredPage } from './held-figures.ts'

const page: MeasuredPage = {
  path: '/',
  aims: { performance: 95, accessibility: 100, 'best-practices': 100 },
  mostScriptKb: 140,
  signedIn: false,
}
const scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 60 }

const missed = (changes: Partial<typeof scores>, scriptKb = 140) =>
  heldFigures(page, { ...scores, ...changes }, scriptKb).filter(({ reached }) => !reached)

it('a page that reaches its aims has no finding, whatever has no aim', () => {
  expect(missed({})).toEqual([])
})

it.each([
  [{ performance: 94 }, 94],
  [{ accessibility: 99 }, 99],
  [{ 'best-practices': 96 }, 96],
])('a page with %j has one', (changes, figure) => {
  expect(missed(changes)).toEqual([{ figure, reached: false }])
})

it('a page with more JavaScript than it may have has one', () => {
  expect(missed({}, 140.1)).toEqual([{ figure: 140.1, reached: false }])
})
