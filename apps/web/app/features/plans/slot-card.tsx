import type { ReactNode } from 'react'

interface SlotCardProps {
  word: string
  children: ReactNode
}

/** One meal of the day: what it is called, and what is served. */
export function SlotCard({ word, children }: SlotCardProps) {
  return (
    <section aria-label={word} className="grid gap-3 border-line border-t px-1 pt-4 pb-2">
      <p className="font-semibold text-ember text-sm">{word}</p>
      {children}
    </section>
  )
}
