import { limits } from '@brightplate/contract/limits'
import * as words from '#words/children/needs'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import type { StepProps } from '../steps/step-props.ts'

/** Kcal a day that a clinician set, and what becomes of it: kept where it is usual at the age. */
export function EnergyField({
  form,
  values,
  reading,
}: Pick<StepProps, 'form' | 'values' | 'reading'>) {
  const { errors } = form.formState
  const isTyped = values.energy_target_kcal.trim() !== ''
  const target = isTyped && reading.state === 'read' ? reading.data?.energy_target : undefined
  return (
    <Disclosure
      summary={words.energy}
      hasError={errors.energy_target_kcal !== undefined || target?.kept === false}
    >
      <div className="grid grid-cols-1 gap-2 py-2">
        <TextField
          label={words.energyTarget}
          type="number"
          inputMode="numeric"
          min={limits.energyTargetMin}
          max={limits.energyTargetMax}
          hint={words.energyTargetHint}
          error={errors.energy_target_kcal?.message}
          {...form.register('energy_target_kcal')}
        />
        <p
          role="status"
          className={
            target?.kept === false ? 'font-semibold text-ember text-sm' : 'text-muted text-sm'
          }
        >
          {target?.text}
        </p>
      </div>
    </Disclosure>
  )
}
