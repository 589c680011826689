import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useCodeOnUse } from '../dialogs/use-code-on-use.ts'
import type { SelectProps } from './select-list.tsx'
import { selectStyle, wordStyle } from './select-style.ts'

const loadList = () => import('./select-list.tsx')
const preload = () => void loadList().catch(() => {})

/** An arrow, or the first letter of what is looked for. Enter and the space bar click anyway. */
const opens = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'ArrowDown' || key === 'ArrowUp' || (/^\S$/.test(key) && !(ctrlKey || metaKey || altKey))

/** One of several. The list and its code come when it is first touched: most pages are read without it. */
export function Select(props: SelectProps) {
  const { control, value, onBlur, placeholder, options, word, ref } = props
  const { code, use } = useCodeOnUse(loadList)
  if (code) return <code.SelectList {...props} />
  const chosen = options.find((option) => option.value === value)
  return (
    <button
      type="button"
      {...control}
      ref={ref}
      role="combobox"
      aria-label={word?.label}
      aria-autocomplete="none"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={`${control.id}-list`}
      data-placeholder={chosen ? undefined : ''}
      onBlur={onBlur}
      onFocus={preload}
      onPointerEnter={preload}
      onClick={use}
      onKeyDown={(event) => {
        if (!opens(event)) return
        event.preventDefault()
        use()
      }}
      className={word ? wordStyle : selectStyle}
    >
      <span className="min-w-0 wrap-anywhere">{word?.said ?? chosen?.label ?? placeholder}</span>
      <ChevronDown aria-hidden size={20} className="shrink-0" />
    </button>
  )
}
