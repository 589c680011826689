import { type ReactNode, useId } from 'react'

interface ChoiceFieldProps<Value extends string> {
  label: string
  hint?: ReactNode
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all in view. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, options, value, onChange } = props
  const id = useId()
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} className="min-w-0">
      <legend className="max-w-full font-semibold wrap-anywhere">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-card px-4 py-1.5 has-checked:border-leaf has-checked:bg-wash"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-leaf"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
