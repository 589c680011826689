import { describe, expect, it } from 'vitest'
import { chewsWithCare, hasSwallowingSign } from './chews-with-care.ts'

const answered = (...answers: string[]) => ({ red_flags: { answers } })

describe('careful chewing', () => {
  it('begins where it was said, or where choking or coughing at meals was', () => {
    expect(chewsWithCare({ careful_chewing: true })).toBe(true)
    expect(chewsWithCare({ careful_chewing: false, ...answered('choking') })).toBe(true)
    expect(chewsWithCare(answered('pallor', 'coughing-at-meals'))).toBe(true)
  })

  it('does not begin by another sign, nor where nothing was answered', () => {
    expect(chewsWithCare(answered('pain-or-vomiting', 'fast-weight-loss'))).toBe(false)
    expect(chewsWithCare({ red_flags: null })).toBe(false)
    expect(chewsWithCare({})).toBe(false)
  })

  it('is no sign of swallowing where it was said alone', () => {
    expect(hasSwallowingSign(answered())).toBe(false)
    expect(hasSwallowingSign(answered('choking'))).toBe(true)
  })
})
