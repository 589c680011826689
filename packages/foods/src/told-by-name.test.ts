import { describe, expect, it } from 'vitest'
import { isToldByName } from './told-by-name.ts'

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
})
