import { describe, expect, it } from 'vitest'
import { readTokens } from '../tokens/read-tokens.ts'
import { findNamedKinds, joinersOfHead } from './find-named-kinds.ts'

const harmless = new Set([
  'oyster mushroom',
  'shiitake mushroom',
  'button mushroom',
  'king oyster mushroom',
  'rice flour',
  'garbanzo bean flour',
  'tapioca flour',
  'butter bean',
  'cannellini bean',
  'butter lettuce',
  'boston lettuce',
])

/** The stretches of a text that name a food by kinds that are all harmless, in its own words. */
function kindsIn(text: string): string[] {
  const tokens = readTokens(text)
  const spans = findNamedKinds(tokens, text, (words) => harmless.has(words.join(' ')))
  return spans.map(({ start, end }) => text.slice(tokens.starts[start], tokens.ends[end - 1]))
}

describe('kinds before their food', () => {
  it.each([
    'oyster and shiitake mushrooms',
    'oyster or shiitake mushrooms',
    'oyster, shiitake and button mushrooms',
    'oyster, shiitake, and button mushrooms',
    'oyster, shiitake, button mushrooms',
    'oyster/shiitake mushrooms',
    'oyster and/or shiitake mushrooms',
    'king oyster and shiitake mushrooms',
    'oyster or other shiitake mushrooms',
    'rice (or tapioca) flour',
    'garbanzo bean or rice flour',
    'butter or cannellini beans',
    'butter (or cannellini) beans',
    'butter / cannellini beans',
    'butter or Boston lettuce',
  ])('are read together: “%s”', (text) => {
    expect(kindsIn(text)).toEqual([text])
  })

  it('are one alone where a bracket holds it', () => {
    expect(kindsIn('(oyster) mushrooms')).toEqual(['oyster) mushrooms'])
    expect(kindsIn('oyster mushrooms')).toEqual([])
  })

  it('are read up to one that is not known', () => {
    expect(kindsIn('squid, oyster and shiitake mushrooms')).toEqual([
      'oyster and shiitake mushrooms',
    ])
    expect(kindsIn('oyster, squid and shiitake mushrooms')).toEqual([])
    expect(kindsIn('squid and oyster mushrooms')).toEqual([])
  })

  it.each(['butter and cannellini beans', 'butter, cannellini beans', 'butter and Boston lettuce'])(
    'are joined by “or” alone where the other may be a food of its own: “%s”',
    (text) => {
      expect(kindsIn(text)).toEqual([])
    },
  )

  it.each([
    'oyster. Shiitake mushrooms',
    'oyster; shiitake mushrooms',
    'oyster shiitake mushrooms',
    'oyster and shiitake, mushrooms',
    'oyster with shiitake mushrooms',
    'oysters and shiitakes and mushrooms',
  ])('are not read over another mark or word: “%s”', (text) => {
    expect(kindsIn(text)).toEqual([])
  })

  it('are no kinds of a food that is not named by them', () => {
    expect([...joinersOfHead.keys()]).not.toContain('sauce')
    expect(kindsIn('oyster and shiitake sauce')).toEqual([])
  })
})

describe('kinds after their food', () => {
  it.each([
    ['mushrooms (oyster or shiitake)', 'mushrooms (oyster or shiitake'],
    ['mushrooms: oyster, shiitake and button', 'mushrooms: oyster, shiitake and button'],
    ['mushrooms, such as oyster or shiitake', 'mushrooms, such as oyster or shiitake'],
    ['mushrooms (such as oyster)', 'mushrooms (such as oyster'],
    ['mushrooms like oyster, shiitake', 'mushrooms like oyster, shiitake'],
    ['mushrooms, preferably oyster', 'mushrooms, preferably oyster'],
    ['mushrooms (oyster/shiitake)', 'mushrooms (oyster/shiitake'],
    ['mushrooms: oyster; onions', 'mushrooms: oyster'],
    ['mushrooms: oyster. Stir', 'mushrooms: oyster'],
    ['mushrooms, such as oyster and shiitake, sliced', 'mushrooms, such as oyster and shiitake'],
    ['lettuce leaves (butter or Boston)', 'lettuce leaves (butter or Boston'],
    ['mushroom caps (oyster)', 'mushroom caps (oyster'],
    ['mushrooms (oyster mushrooms or shiitake)', 'mushrooms (oyster mushrooms or shiitake'],
  ])('are read together: “%s”', (text, found) => {
    expect(kindsIn(text)).toEqual([found])
  })

  it.each([
    'mushrooms (oyster or squid)',
    'mushrooms (squid or oyster)',
    'mushrooms, such as squid',
    'mushrooms, oyster sauce',
    'mushrooms oyster',
    'mushrooms with oyster',
    'mushrooms, oyster',
    'mushrooms, (oyster)',
    'mushrooms; (oyster or shiitake)',
    'mushrooms such oyster',
    'mushrooms, such fine oyster',
    'mushrooms (oyster - shiitake)',
    'mushrooms',
    'onions (oyster)',
  ])('are not read where one is not known, or nothing says that they are kinds: “%s”', (text) => {
    expect(kindsIn(text)).toEqual([])
  })
})
