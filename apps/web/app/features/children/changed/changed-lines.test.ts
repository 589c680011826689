import { describe, expect, it } from 'vitest'
import { emptyChildForm } from '../child-form-values.ts'
import { changedFields, changedLines } from './changed-lines.ts'

const base = { ...emptyChildForm, name: 'Sam', age: '7', allergies: ['milk', 'egg'] }

describe('what changed while a form was open', () => {
  it('names each allergy that came and went', () => {
    const latest = { ...base, allergies: ['milk', 'soy', 'sesame'] }
    expect(changedLines({ base, mine: base, latest })).toEqual([
      'Allergies: soy and sesame added',
      'Allergies: egg taken out',
    ])
  })

  it('says which of two values the form keeps', () => {
    const latest = { ...base, age: '8', diagnosis: 'adhd' as const, name: 'Samuel' }
    const mine = { ...base, age: '9', name: 'Samuel' }
    expect(changedLines({ base, mine, latest })).toEqual([
      'Age: changed to 8 there; the form keeps yours, 9',
      'Diagnosis: now ADHD',
    ])
  })

  it('says of what has no short words that it changed', () => {
    const latest = {
      ...base,
      careful_chewing: true,
      measures: 'metric' as const,
      textures_avoided: ['sauce-apart' as const],
      formula_name: '',
      foods_said: [{ food: 'toast', says: 'not_now' as const }],
    }
    const mine = { ...base, routine_level: '1', formula_name: 'PediaSure' }
    expect(changedLines({ base: { ...base, formula_name: 'Neocate' }, mine, latest })).toEqual([
      'Textures avoided: Sauce on the side added',
      'Formula: changed to nothing there; the form keeps yours, PediaSure',
      'Careful chewing: changed',
      'What is said of foods: changed',
      'Measures in new plans: changed',
    ])
  })

  it('is silent where both say the same, or nothing changed', () => {
    expect(changedLines({ base, mine: { ...base, age: '8' }, latest: base })).toEqual([])
    const same = { ...base, age: '8', careful_chewing: true }
    expect(changedLines({ base, mine: same, latest: same })).toEqual([])
  })

  it('can say it of every field of a form', () => {
    expect([...changedFields].sort()).toEqual(Object.keys(emptyChildForm).sort())
  })
})
