import { type ReactNode, useId } from 'react'

interface LandingSectionProps {
  title: string
  /** Under the title. */
  lead?: string
  /** On a band of its own. */
  band?: boolean
  children: ReactNode
}

export function LandingSection({ title, lead, band = false, children }: LandingSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={band ? 'bg-wash' : ''}>
      <div className="mx-auto max-w-[1120px] px-4 py-12 sm:py-16">
        <h2 id={headingId} className="font-display font-semibold text-3xl sm:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-[60ch] text-lg text-muted">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}
