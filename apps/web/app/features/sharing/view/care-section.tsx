import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/card.tsx'

interface CareSectionProps {
  title: string
  /** What may hurt: marked by more than its color. */
  isGrave?: boolean
  children: ReactNode
}

export function CareSection({ title, isGrave = false, children }: CareSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className={`grid grid-cols-1 gap-2 ${isGrave ? 'ring-2 ring-danger' : ''}`}>
        <h2 id={id} className={`text-lg ${isGrave ? 'text-danger' : ''}`}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}

/** A parent's own words, with their line ends. */
export const OwnWords = ({ children }: { children: string }) => (
  <p className="whitespace-pre-line wrap-anywhere">{children}</p>
)
