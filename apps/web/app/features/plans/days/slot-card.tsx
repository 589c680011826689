import type { ReactNode } from 'react'

interface SlotCardProps {
  /** Where a link to this meal leads. */
  id: string
  word: string
  children: ReactNode
}

/** One meal of the day: what it is called, and what is served. */
export function SlotCard({ id, word, children }: SlotCardProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={word}
      className="grid grid-cols-1 gap-2 border-line border-t px-1 pt-4 pb-3 outline-none"
    >
      <p className="font-semibold text-ember text-sm">{word}</p>
      {children}
    </section>
  )
}
