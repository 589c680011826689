import type { ReactNode } from 'react'

interface SlotSectionProps {
  /** Where a link to this meal leads. */
  id: string
  word: string
  children: ReactNode
}

/** What is served at one time of the day. */
export function SlotSection({ id, word, children }: SlotSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={word}
      className="border-line border-t outline-none first:border-t-0"
    >
      {children}
    </section>
  )
}
