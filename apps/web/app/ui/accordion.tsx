import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

const stepOf = { ArrowDown: 1, ArrowUp: -1 } as const

/** Arrows go from heading to heading, Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const headings = [...event.currentTarget.querySelectorAll<HTMLElement>('h2 > [aria-expanded]')]
  const here = event.target instanceof HTMLElement ? headings.indexOf(event.target) : -1
  if (here < 0) return
  const { key } = event
  const next =
    key === 'ArrowDown' || key === 'ArrowUp'
      ? headings.at((here + stepOf[key]) % headings.length)
      : key === 'Home'
        ? headings[0]
        : key === 'End'
          ? headings.at(-1)
          : null
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * A list of headings that open what is below them. Our own: the library’s asks each item for its animation and so
 * lays the page out once an item.
 */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div className="grid grid-cols-1 gap-2.5" onKeyDown={moveFocus}>
      {children}
    </div>
  )
}

interface AccordionItemProps {
  /** Of the item in the page, for whoever leads there. */
  elementId?: string
  title: ReactNode
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

export function AccordionItem({
  elementId,
  title,
  isOpen,
  onToggle,
  children,
}: AccordionItemProps) {
  const id = useId()
  const headingId = `${id}-heading`
  return (
    <div id={elementId} className="rounded-card border border-line bg-card shadow-soft">
      <h2>
        <button
          type="button"
          id={headingId}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-card px-4 py-1.5 sm:px-5 text-left hover:bg-wash"
        >
          {title}
          <ChevronDown
            aria-hidden
            size={22}
            className="shrink-0 text-muted transition-transform duration-150 group-aria-expanded:rotate-180"
          />
        </button>
      </h2>
      <section id={id} aria-labelledby={headingId} hidden={!isOpen} className="px-4 pb-3 sm:px-5">
        {isOpen && children}
      </section>
    </div>
  )
}
