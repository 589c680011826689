import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WholeWords } from './whole-words.tsx'

const drawn = (text: string) => renderToStaticMarkup(createElement(WholeWords, null, text))
const keptWhole = (text: string) =>
  [...drawn(text).matchAll(/nowrap">([^<]*)</g)].map(([, part]) => part)

describe('WholeWords', () => {
  it('keeps a claim on one line, also where two share an ending', () => {
    expect(keptWhole('Dairy- and egg-free waffles')).toEqual(['Dairy- and', 'egg-free'])
    expect(keptWhole('Dairy-free: nuggets and cheese slices')).toEqual(['Dairy-free:'])
  })

  it('changes no letter of the text', () => {
    const text = 'Dairy- and egg-free waffles with half-and-half, 3-4 pieces'
    expect(drawn(text).replace(/<[^>]*>/g, '')).toBe(text)
  })

  it('leaves alone what has no hyphen, and a word too long for a narrow screen', () => {
    expect(keptWhole('Rice with salmon')).toEqual([])
    expect(keptWhole('Cauliflower-and-broccoli-bake')).toEqual([])
  })
})
