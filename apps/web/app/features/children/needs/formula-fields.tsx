import * as words from '#words/children/needs'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { CheckField, TextField } from '../../../ui/forms/field.tsx'
import { type FormulaSlot, formulaSlots } from '../formula-slots.ts'
import type { StepProps } from '../steps/step-props.ts'

const slotLabels: Record<FormulaSlot, string> = {
  breakfast: words.breakfast,
  snack_1: words.firstSnack,
  lunch: words.lunch,
  snack_2: words.secondSnack,
  dinner: words.dinner,
}

/** Which formula or nutrition drink is given, how much, and when: it is planned as said, and never advised away. */
export function FormulaFields({ form, values }: Pick<StepProps, 'form' | 'values'>) {
  const { register, setValue } = form
  const { errors } = form.formState
  const { formula_name: name, formula_slots: slots } = values
  return (
    <Disclosure
      summary={words.formula}
      hasError={errors.formula_name !== undefined || errors.formula_amount !== undefined}
    >
      <div className="grid grid-cols-1 gap-4 py-2">
        <TextField
          label={words.formulaName}
          hint={words.formulaNameHint}
          error={errors.formula_name?.message}
          {...register('formula_name')}
        />
        {name.trim() !== '' && (
          <>
            <TextField
              label={words.formulaAmount}
              hint={words.formulaAmountHint}
              error={errors.formula_amount?.message}
              {...register('formula_amount')}
            />
            <fieldset className="min-w-0">
              <legend className="font-semibold">{words.formulaWhen}</legend>
              <p className="text-muted text-sm">{words.formulaWhenHint}</p>
              {formulaSlots.map((slot) => (
                <CheckField
                  key={slot}
                  label={slotLabels[slot]}
                  checked={slots.includes(slot)}
                  onChange={({ target }) =>
                    setValue(
                      'formula_slots',
                      target.checked ? [...slots, slot] : slots.filter((one) => one !== slot),
                      { shouldDirty: true },
                    )
                  }
                />
              ))}
            </fieldset>
          </>
        )}
      </div>
    </Disclosure>
  )
}
