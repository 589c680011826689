import { Ellipsis, type LucideIcon } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import { useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'

interface MenuItem {
  label: string
  icon: LucideIcon
  onSelect: () => void
}

export interface MenuProps {
  label: string
  items: readonly MenuItem[]
}

/** What a menu becomes once it is touched: it begins open. An item acts once it is closed and its button has the focus back. */
export function MenuList({ label, items }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null)
  const act = () => {
    chosen.current?.()
    chosen.current = null
  }
  return (
    <Primitive.Root defaultOpen>
      <Primitive.Trigger asChild>
        <IconButton icon={Ellipsis} label={label} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={4}
          onCloseAutoFocus={() => queueMicrotask(act)}
          className="z-30 min-w-48 rounded-control border border-line bg-card p-1 shadow-soft"
        >
          {items.map(({ label: text, icon: Icon, onSelect }) => (
            <Primitive.Item
              key={text}
              onSelect={() => {
                chosen.current = onSelect
              }}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-highlighted:bg-wash"
            >
              <Icon aria-hidden size={18} />
              {text}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
