import { expect, it } from 'vitest'
import { readTokens } from '../tokens/read-tokens.ts'
import { isLikeness } from './is-likeness.ts'

/** Whether a word of a text only tells what something is like. */
function isLike(text: string, word: string): boolean {
  const tokens = readTokens(text)
  const at = tokens.plain.indexOf(word)
  expect(at).toBeGreaterThanOrEqual(0)
  return isLikeness(tokens, at, at + 1)
}

it.each([
  ['a walnut-sized knob', 'walnut'],
  ['walnut-size knob', 'walnut'],
  ['egg-shaped pasta', 'egg'],
  ['an egg-colored plate', 'egg'],
  ['milk-fed veal', 'milk'],
  ['milk fed veal', 'milk'],
  ['the size of a walnut', 'walnut'],
  ['the size of an egg', 'egg'],
  ['the size of one egg', 'egg'],
  ['the size of a small egg', 'egg'],
  ['size of a walnut-half', 'walnut'],
])('“%s” holds no %s', (text, word) => {
  expect(isLike(text, word)).toBe(true)
})

it.each([
  ['1 egg size L', 'egg'],
  ['cheese shaped into a ball', 'cheese'],
  ['walnuts-sized pieces', 'walnuts'],
  ['milk, fed to the starter', 'milk'],
  ['egg, shaped', 'egg'],
  ['egg', 'egg'],
  ['an egg', 'egg'],
  ['the size of the egg', 'egg'],
  ['the taste of an egg', 'egg'],
  ['the size for an egg', 'egg'],
  ['a size of plum, egg', 'egg'],
  ['the size of a very small egg', 'egg'],
  ['the size of a plum, egg', 'egg'],
  ['the size of a (small) egg', 'egg'],
  ['the size of a, egg', 'egg'],
])('“%s” holds %s', (text, word) => {
  expect(isLike(text, word)).toBe(false)
})
