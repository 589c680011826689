import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { tables } from './tables.ts'

/** Whether each tag that opens closes again, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, slash, name, rest = ''] of svg.matchAll(/<(\/?)([A-Za-z]+)([^>]*)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false
    } else if (name && !rest.endsWith('/')) open.push(name)
  }
  return open.length === 0
}

const everyWord = [
  ...Object.keys(tables.forms),
  ...Object.keys(tables.pieces).map((piece) => `pile.${piece}-carrot`),
  ...Object.keys(tables.colours).map((colour) => `soup-${colour}`),
]

describe('the drawing of a picture', () => {
  it.each(everyWord)('is whole for %s, alone and beside other things', (word) => {
    for (const text of [word, `box_${word}_fries_variant`, `rice_${word}_pile.dot-pea_soup`]) {
      const svg = drawPicture(text)
      if (svg === null) throw new Error(`${text} is not drawn`)
      expect(isWellFormed(svg)).toBe(true)
      expect(svg).not.toMatch(/\{[a-z]\}|NaN|undefined|<script|href|style=/)
      expect(svg.length).toBeLessThan(14_000)
    }
  })

  it('is the same for the same words, and another for others', () => {
    expect(drawPicture('soup-tomato')).toBe(drawPicture('soup-tomato'))
    expect(drawPicture('soup-tomato')).not.toBe(drawPicture('soup-pea'))
  })

  it.each(['dragon', 'soup-invisible', 'soup.unicorn-pea', 'constructor', 'soup-constructor'])(
    'is none for %s, which no table knows',
    (text) => {
      expect(drawPicture(text)).toBeNull()
    },
  )
})
