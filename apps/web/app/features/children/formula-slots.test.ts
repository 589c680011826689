import { describe, expect, it } from 'vitest'
import { formulaValues, typedFormula } from './formula-slots.ts'

describe('the formula of a child in the form', () => {
  it('is none without a name, whatever else was typed', () => {
    expect(
      typedFormula({ formula_name: ' ', formula_amount: '2 bottles', formula_slots: ['lunch'] }),
    ).toBeNull()
    expect(typedFormula(formulaValues(null))).toBeNull()
  })

  it('goes out as it was typed, its meals in the order of a day', () => {
    expect(
      typedFormula({
        formula_name: 'PediaSure',
        formula_amount: '',
        formula_slots: ['dinner', 'breakfast'],
      }),
    ).toEqual({ name: 'PediaSure', amount: null, slots: ['breakfast', 'dinner'] })
  })

  it('comes back as it was stored', () => {
    const formula = { name: 'Neocate', amount: '3 cups', slots: ['snack_1' as const] }
    expect(typedFormula(formulaValues(formula))).toEqual(formula)
    expect(typedFormula(formulaValues({ name: 'Neocate' }))).toEqual({
      name: 'Neocate',
      amount: null,
    })
  })
})
