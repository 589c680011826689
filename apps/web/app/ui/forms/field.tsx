import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  children: (control: FieldControl) => ReactNode
}

export const inputStyle =
  'block min-h-12 w-full min-w-0 rounded-control border border-muted bg-card px-4 py-2 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger'

function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-danger text-sm">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

/** The one place that ties a control to its label, hint and error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

type TextFieldProps = ComponentProps<'input'> & Omit<FieldProps, 'children'>

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={inputStyle} />}
    </Field>
  )
}

type CheckFieldProps = ComponentProps<'input'> & { label: ReactNode; hint?: string }

export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const hintId = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input
          type="checkbox"
          aria-describedby={hint && hintId}
          {...input}
          className="size-6 shrink-0 accent-leaf"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="ml-9 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

interface CheckGroupProps extends Omit<FieldProps, 'children'> {
  children: ReactNode
}

/** Several checkboxes that answer one question. */
export function CheckGroup({ label, hint, error, children }: CheckGroupProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={hintId} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-x-6 sm:grid-cols-3">
        {children}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
