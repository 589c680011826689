import { Disclosure } from '../../../ui/disclosure.tsx'
import { CheckField, TextField } from '../../../ui/forms/field.tsx'
import { formulaSlotOptions } from '../formula-slots.ts'
import type { StepProps } from '../steps/step-props.ts'

/** Which formula or nutrition drink is given, how much, and when: it is planned as said, and never advised away. */
export function FormulaFields({ form, values }: Pick<StepProps, 'form' | 'values'>) {
  const { register, setValue } = form
  const { errors } = form.formState
  const { formula_name: name, formula_slots: slots } = values
  return (
    <Disclosure
      summary="Formula or a nutrition drink"
      hasError={errors.formula_name !== undefined || errors.formula_amount !== undefined}
    >
      <div className="grid grid-cols-1 gap-4 py-2">
        <TextField
          label="Which one"
          hint="Such as PediaSure, Neocate or Kate Farms. It stays as you agreed with your clinician."
          error={errors.formula_name?.message}
          {...register('formula_name')}
        />
        {name.trim() !== '' && (
          <>
            <TextField
              label="How much a day, as your clinician said"
              hint="You may leave this out. We name no amount of our own, and count none."
              error={errors.formula_amount?.message}
              {...register('formula_amount')}
            />
            <fieldset className="min-w-0">
              <legend className="font-semibold">When</legend>
              <p className="text-muted text-sm">With the first snack, if you leave this out.</p>
              {formulaSlotOptions.map(({ slot, label }) => (
                <CheckField
                  key={slot}
                  label={label}
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
