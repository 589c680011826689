import { type ReactNode, useId } from 'react'

interface LandingSectionProps {
  title: string
  /** On a band of its own. */
  band?: boolean
  children: ReactNode
}

export function LandingSection({ title, band = false, children }: LandingSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={band ? 'bg-wash' : ''}>
      <div className="mx-auto max-w-[1120px] px-4 py-7 sm:py-16">
        <h2 id={headingId} className="font-display font-semibold text-2xl sm:text-4xl">
          {title}
        </h2>
        <div className="mt-4 sm:mt-8">{children}</div>
      </div>
    </section>
  )
}
