import type { Formula } from '@brightplate/contract/child/formula'

export type FormulaSlot = NonNullable<Formula['slots']>[number]

/** With what a formula may be given, in the order of a day. */
export const formulaSlots: readonly FormulaSlot[] = [
  'breakfast',
  'snack_1',
  'lunch',
  'snack_2',
  'dinner',
]

interface FormulaValues {
  formula_name: string
  formula_amount: string
  formula_slots: FormulaSlot[]
}

/** What was typed, in the shape of the contract and in the order of a day; null where no name was. */
export function typedFormula(typed: FormulaValues): Formula | null {
  const { formula_name: name, formula_amount: amount, formula_slots: slots } = typed
  if (name.trim() === '') return null
  const ofDay = formulaSlots.filter((slot) => slots.includes(slot))
  return {
    name,
    amount: amount.trim() === '' ? null : amount,
    ...(ofDay.length > 0 ? { slots: ofDay } : {}),
  }
}

/** A stored formula as it stands in the form. */
export const formulaValues = (formula: Formula | null | undefined): FormulaValues => ({
  formula_name: formula?.name ?? '',
  formula_amount: formula?.amount ?? '',
  formula_slots: formula?.slots ?? [],
})
