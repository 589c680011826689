import { ChevronDown } from 'lucide-react'
import { Accordion as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface AccordionProps {
  openItem: string
  onOpenItem: (id: string) => void
  children: ReactNode
}

/** A list of which one item at most is open. */
export function Accordion({ openItem, onOpenItem, children }: AccordionProps) {
  return (
    <Primitive.Root
      type="single"
      collapsible
      value={openItem}
      onValueChange={onOpenItem}
      className="grid grid-cols-1 gap-3"
    >
      {children}
    </Primitive.Root>
  )
}

interface AccordionItemProps {
  id: string
  /** Of the item in the page, for whoever leads there. */
  elementId?: string
  title: ReactNode
  children: ReactNode
}

export function AccordionItem({ id, elementId, title, children }: AccordionItemProps) {
  return (
    <Primitive.Item
      value={id}
      id={elementId}
      className="rounded-card border border-line bg-card shadow-soft"
    >
      <Primitive.Header asChild>
        <h2>
          <Primitive.Trigger className="group flex min-h-14 w-full items-center justify-between gap-3 rounded-card px-5 py-3 text-left hover:bg-wash">
            {title}
            <ChevronDown
              aria-hidden
              size={22}
              className="shrink-0 text-muted transition-transform duration-150 group-data-[state=open]:rotate-180"
            />
          </Primitive.Trigger>
        </h2>
      </Primitive.Header>
      <Primitive.Content className="px-3 pb-4 sm:px-5">{children}</Primitive.Content>
    </Primitive.Item>
  )
}
