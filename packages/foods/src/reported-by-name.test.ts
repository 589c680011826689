import { describe, expect, it } from 'vitest'
import { isReportedByName, reportedName } from './reported-by-name.ts'

describe('what no table tells of every food', () => {
  it.each(['nitrates', 'lecithin', 'pectin', 'annatto', 'MSG', 'E471', 'e160b', 'INS 322', 'salt'])(
    'is %s, which is left out where it is named',
    (term) => {
      expect(isReportedByName(term)).toBe(true)
    },
  )

  it.each(['gelatine', 'food dye', 'garlic', 'corn', 'e', 'e7', 'sulphites', 'insects 10'])(
    'is not %s',
    (term) => {
      expect(isReportedByName(term)).toBe(false)
    },
  )

  it('is called by its name and by the number that was typed', () => {
    expect(reportedName({ term: 'diglyceride', words: ['diglyceride', 'e471'] })).toBe(
      'diglyceride (E471)',
    )
    expect(reportedName({ term: 'e500', words: ['e500'] })).toBe('E500')
    expect(reportedName({ term: 'pectin', words: ['pectin'] })).toBe('pectin')
  })
})
