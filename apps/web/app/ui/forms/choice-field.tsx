import { type ReactNode, useId } from 'react'

interface ChoiceFieldProps<Value extends string> {
  label: string
  hint?: ReactNode
  options: readonly { value: Value; label: string; sketch?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** One below the other in one box, for what is too long to stand side by side on a phone. */
  isStacked?: boolean
}

const choice = 'flex items-center gap-2.5 border-line bg-card px-4 py-1.5 has-checked:bg-wash'
const apart = `${choice} min-h-11 rounded-control border has-checked:border-leaf`
const stacked = `${choice} min-h-12 flex-wrap border-t first:rounded-t-control first:border-t-0 last:rounded-b-control`

/** One of a few, all in view. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, options, value, onChange, isStacked = false } = props
  const id = useId()
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} className="min-w-0">
      <legend className="max-w-full font-semibold wrap-anywhere">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
          {hint}
        </p>
      )}
      <div
        className={
          isStacked
            ? 'mt-2 max-w-md rounded-control border border-line'
            : 'mt-2 flex flex-wrap gap-2'
        }
      >
        {options.map((option) => (
          <label key={option.value} className={isStacked ? stacked : apart}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-leaf"
            />
            <span className={option.sketch ? 'wrap-normal min-w-min flex-1' : 'min-w-0 flex-1'}>
              {option.label}
            </span>
            {option.sketch}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
