import type { Child, MeasureSystem } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import type { ClinicWords } from '@brightplate/contract/papers/clinic-words'

import { Trash2 } from 'lucide-react'
import { useFieldArray, useForm } from 'react-hook-form'
import * as words from '#words/papers/clinic'
import { api } from '../../../api/api.ts'
import { useSaveOfChild } from '../../../api/use-save-of-child.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Field, inputStyle, TextField } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import {
  type BodyUnit,
  borders,
  isWithin,
  shownMeasure,
  typedMeasure,
  unitsOf,
} from './body-measures.ts'

/** Figures are kept as typed; the contract takes numbers. */
interface TypedRow {
  measured_on: string
  weight: string
  height: string
}

type Values = Omit<ClinicWords, 'growth'> & { growth: TypedRow[] }

const list = 'growth'
const emptyRow: TypedRow = { measured_on: '', weight: '', height: '' }
const valuesOf = (stored: ClinicWords | undefined, system: MeasureSystem): Values => ({
  reason: stored?.reason ?? '',
  question: stored?.question ?? '',
  drinks: stored?.drinks ?? '',
  bowels: stored?.bowels ?? '',
  sleep: stored?.sleep ?? '',
  medicines: stored?.medicines ?? '',
  growth: (stored?.growth ?? []).map(({ measured_on, weight_kg, height_cm }) => ({
    measured_on,
    weight: shownMeasure(weight_kg, unitsOf[system].weight),
    height: shownMeasure(height_cm, unitsOf[system].height),
  })),
})

const within = (unit: BodyUnit) => (text: string) => {
  const { least, most } = borders(unit)
  return isWithin(text, unit) || words.outOfRange({ least, most })
}

/** A row of which nothing was filled in says nothing. */
const isFilled = ({ measured_on, weight, height }: TypedRow) =>
  [measured_on, weight, height].some((text) => text.trim() !== '')

const bodyOf = ({ growth, ...said }: Values, system: MeasureSystem): ClinicWords => ({
  ...said,
  growth: growth.filter(isFilled).map(({ measured_on, weight, height }) => ({
    measured_on,
    weight_kg: typedMeasure(weight, unitsOf[system].weight),
    height_cm: typedMeasure(height, unitsOf[system].height),
  })),
})

const first = [
  ['reason', words.reason],
  ['question', words.question],
] as const

const further = [
  ['drinks', words.drinks],
  ['bowels', words.bowels],
  ['sleep', words.sleep],
  ['medicines', words.medicines],
] as const

/** What a parent writes for a clinic, and what was measured. */
export function ClinicWordsForm({ child: { id, clinic_words, measures } }: { child: Child }) {
  const system = measures ?? 'us'
  const units = unitsOf[system]
  const form = useForm<Values>({ defaultValues: valuesOf(clinic_words, system) })
  const { errors, isSubmitting } = form.formState
  const rows = useFieldArray({ control: form.control, name: list })
  const submit = useSaveOfChild(form, {
    id,
    save: (values) => api('changeClinicWords', { params: { id }, body: bodyOf(values, system) }),
    announcements: { saved: words.saved, couldNotSave: words.couldNotSave },
  })
  const textField = ([field, label]: (typeof first | typeof further)[number]) => (
    <Field key={field} label={label} error={errors[field]?.message}>
      {(control) => (
        <textarea {...form.register(field)} {...control} rows={2} className={inputStyle} />
      )}
    </Field>
  )
  return (
    <form noValidate onSubmit={submit}>
      <Card className="grid grid-cols-1 gap-5">
        <h2 className="text-xl">{words.words}</h2>
        <p className="text-muted">{words.wordsHint}</p>
        {first.map(textField)}
        <Disclosure
          summary={words.more}
          hasError={further.some(([field]) => errors[field]) || errors.growth !== undefined}
        >
          <div className="grid grid-cols-1 gap-5 pt-3">
            {further.map(textField)}
            <fieldset className="grid min-w-0 gap-3">
              <legend className="mb-2 font-semibold">{words.growth}</legend>
              <p className="text-muted text-sm">{words.growthHint}</p>
              {rows.fields.map((row, index) => (
                <div
                  key={row.id}
                  className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]"
                >
                  <TextField
                    label={words.measuredOn}
                    type="date"
                    {...form.register(`${list}.${index}.measured_on`)}
                  />
                  <TextField
                    label={words.weight({ unit: units.weight.unit })}
                    inputMode="decimal"
                    autoComplete="off"
                    error={errors.growth?.[index]?.weight?.message}
                    {...form.register(`${list}.${index}.weight`, {
                      validate: within(units.weight),
                    })}
                  />
                  <TextField
                    label={words.height({ unit: units.height.unit })}
                    inputMode="decimal"
                    autoComplete="off"
                    error={errors.growth?.[index]?.height?.message}
                    {...form.register(`${list}.${index}.height`, {
                      validate: within(units.height),
                    })}
                  />
                  <IconButton
                    icon={Trash2}
                    label={words.remove({ number: index + 1 })}
                    onClick={() => rows.remove(index)}
                  />
                </div>
              ))}
              {rows.fields.length < limits.measurements && (
                <Button
                  variant="quiet"
                  className="justify-self-start"
                  onClick={() => rows.append(emptyRow)}
                >
                  {words.addRow}
                </Button>
              )}
            </fieldset>
          </div>
        </Disclosure>
        <FormError>{errors.growth?.message ?? errors.root?.message}</FormError>
        <Button
          type="submit"
          variant="secondary"
          className="sm:justify-self-start"
          busyLabel={isSubmitting && words.saving}
        >
          {words.save}
        </Button>
      </Card>
    </form>
  )
}
