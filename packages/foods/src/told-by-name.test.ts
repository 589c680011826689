import { describe, expect, it } from 'vitest'
import { isToldByName, nameTold } from './told-by-name.ts'

describe('what no table tells of every food', () => {
  it.each(['nitrates', 'lecithin', 'pectin', 'annatto', 'MSG', 'E471', 'e160b', 'INS 322', 'salt'])(
    'is %s, which is left out where it is named',
    (term) => {
      expect(isToldByName(term)).toBe(true)
    },
  )

  it.each(['gelatine', 'food dye', 'garlic', 'corn', 'e', 'e7', 'sulphites', 'insects 10'])(
    'is not %s',
    (term) => {
      expect(isToldByName(term)).toBe(false)
    },
  )

  it('is called by its name and by the number that was typed', () => {
    expect(nameTold({ term: 'diglyceride', words: ['diglyceride', 'e471'] })).toBe(
      'diglyceride (E471)',
    )
    expect(nameTold({ term: 'e500', words: ['e500'] })).toBe('E500')
    expect(nameTold({ term: 'pectin', words: ['pectin'] })).toBe('pectin')
  })
})
