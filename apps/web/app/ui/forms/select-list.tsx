import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import { type Ref, useLayoutEffect, useState } from 'react'
import type { FieldControl } from './field.tsx'
import { selectStyle, wordStyle } from './select-style.ts'

export interface SelectProps {
  control: FieldControl
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  /** In a sentence: what stands there for the value, and what the choice is called. */
  word?: { said: string; label: string }
  options: readonly { value: string; label: string }[]
  ref?: Ref<HTMLButtonElement>
}

/** Radix hides the page behind an open list from screen readers, all but what is marked as live. */
function useReadablePage(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return
    const parts = [...document.body.children].filter((part) => !part.hasAttribute('aria-live'))
    for (const part of parts) part.setAttribute('aria-live', 'off')
    return () => {
      for (const part of parts) part.removeAttribute('aria-live')
    }
  }, [open])
}

/** What a select becomes once it is touched: it begins open. */
export function SelectList(props: SelectProps) {
  const { control, value, onChange, onBlur, placeholder, options, word, ref } = props
  const [open, setOpen] = useState(true)
  useReadablePage(open)
  return (
    <Primitive.Root value={value} onValueChange={onChange} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger
        {...control}
        ref={ref}
        aria-label={word?.label}
        onBlur={onBlur}
        className={word ? wordStyle : selectStyle}
      >
        <span className="min-w-0 wrap-anywhere">
          <Primitive.Value placeholder={placeholder}>{word?.said}</Primitive.Value>
        </span>
        <Primitive.Icon className="shrink-0">
          <ChevronDown aria-hidden size={20} />
        </Primitive.Icon>
      </Primitive.Trigger>
      {/* Without a portal the list stays within its landmark. */}
      <Primitive.Content
        position="popper"
        sideOffset={4}
        className={`z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] overflow-y-auto rounded-control border border-line bg-card p-1 shadow-soft ${
          word
            ? 'max-w-(--radix-select-content-available-width) font-normal font-sans text-base leading-normal'
            : 'w-(--radix-select-trigger-width)'
        }`}
      >
        {word && <p className="px-3 pt-2 pb-1 font-semibold text-sm">{word.label}</p>}
        <Primitive.Viewport>
          {options.map((option) => (
            <Primitive.Item
              key={option.value}
              value={option.value}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg px-3 py-2 outline-none data-highlighted:bg-wash"
            >
              <Primitive.ItemText>{option.label}</Primitive.ItemText>
              <Primitive.ItemIndicator>
                <Check aria-hidden size={18} className="text-leaf" />
              </Primitive.ItemIndicator>
            </Primitive.Item>
          ))}
        </Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Root>
  )
}
