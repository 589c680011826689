import { type ReactNode, useId } from 'react'

interface LandingSectionProps {
  id?: string
  title: string
  children: ReactNode
}

export function LandingSection({ id, title, children }: LandingSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mx-auto max-w-[1120px] px-4 py-10">
      <div id={id} tabIndex={id ? -1 : undefined} className="outline-none">
        <h2 id={headingId} className="mb-6 font-display font-semibold text-2xl sm:text-3xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
