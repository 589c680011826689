import { describe, expect, it } from 'vitest'
import { exclusionText } from './exclusion-texts.ts'

describe('why a food that was looked for is not offered', () => {
  it.each([
    ['allergen', 'peanut', 'Peanut butter: Leo’s peanut allergy keeps it out.'],
    ['word', 'zorble', 'Peanut butter: Leo’s profile keeps zorble out.'],
    ['diet', 'low-sugar', 'Peanut butter: it does not fit “low sugar”.'],
    ['refused', 'nuts', 'Peanut butter: Leo refuses nuts.'],
    ['never', 'nuts', 'Peanut butter: “nuts” is never again.'],
    ['paused', 'nuts', 'Peanut butter: “nuts” is not served for now.'],
    ['texture', 'sauce-apart', 'Peanut butter: Leo avoids sauce apart textures.'],
    ['age', 'choking', 'Peanut butter: it cannot be made safe to chew for Leo.'],
    ['age', 'serving-size', 'Peanut butter: nothing for Leo’s age.'],
    ['age', 'fish-meals', 'Peanut butter: at most two fish meals a week.'],
  ] as const)('names the %s %s', (kind, id, text) => {
    expect(exclusionText('Peanut butter', { kind, id }, 'Leo')).toBe(text)
  })

  it('says that a sauce is no meal', () => {
    const text = exclusionText('Ketchup', { kind: 'course', id: 'dinner' }, 'your child')
    expect(text).toBe('Ketchup: no dinner by itself.')
  })
})
