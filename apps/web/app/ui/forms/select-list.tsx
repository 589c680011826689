import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import { type Ref, useLayoutEffect, useState } from 'react'
import type { FieldControl } from './field.tsx'
import { selectStyle } from './select-style.ts'

export interface SelectProps {
  control: FieldControl
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
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
  const { control, value, onChange, onBlur, placeholder, options, ref } = props
  const [open, setOpen] = useState(true)
  useReadablePage(open)
  return (
    <Primitive.Root value={value} onValueChange={onChange} open={open} onOpenChange={setOpen}>
      <Primitive.Trigger {...control} ref={ref} onBlur={onBlur} className={selectStyle}>
        <span className="min-w-0 wrap-anywhere">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <Primitive.Icon className="shrink-0">
          <ChevronDown aria-hidden size={20} />
        </Primitive.Icon>
      </Primitive.Trigger>
      {/* Without a portal the list stays within its landmark. */}
      <Primitive.Content
        position="popper"
        sideOffset={4}
        className="z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] w-(--radix-select-trigger-width) overflow-y-auto rounded-control border border-line bg-card p-1 shadow-soft"
      >
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
