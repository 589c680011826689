import type { ChildBody } from '@brightplate/contract/child/child'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as words from '#words/children/form'
import type { ChildFormValues } from '../child-form-values.ts'
import { diagnosisOptions } from '../diagnosis-labels.ts'

interface DiagnosisFieldProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
}

/** Three large choices, all in view: one tap. */
export function DiagnosisField({ form }: DiagnosisFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const error = form.formState.errors.diagnosis?.message
  return (
    <div
      aria-labelledby={id}
      aria-describedby={error && errorId}
      aria-invalid={error ? true : undefined}
      role="radiogroup"
      className="min-w-0"
    >
      <p id={id} className="mb-1.5 font-semibold">
        {words.diagnosis}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2">
        {diagnosisOptions.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-14 items-center justify-center rounded-control border border-muted bg-card px-3 py-2 text-center leading-tight has-checked:border-leaf has-checked:bg-wash has-checked:font-semibold has-checked:ring-1 has-checked:ring-leaf has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-3"
          >
            <input type="radio" value={value} className="sr-only" {...form.register('diagnosis')} />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden size={18} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}
