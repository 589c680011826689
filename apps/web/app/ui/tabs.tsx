import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useDeferredValue } from 'react'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (id: string) => void
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  // The tab answers the tap at once; what is in it may take a moment on a slow phone.
  const drawn = useDeferredValue(value)
  return (
    <Primitive.Root value={value} onValueChange={onChange}>
      <Primitive.List
        aria-label={label}
        className="mb-1 flex flex-wrap gap-1 rounded-control bg-wash p-0.5 sm:mb-5 sm:p-1"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-11 grow basis-[min-content] rounded-[9px] px-1 py-1.5 font-semibold text-muted leading-tight max-[24rem]:text-[0.9375rem] sm:px-2 data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-soft"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className="rounded-control">
          {tab.id === drawn && tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
