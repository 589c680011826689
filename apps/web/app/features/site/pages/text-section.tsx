import type { ReactNode } from 'react'

interface TextSectionProps {
  /** The target of links to it. */
  id?: string
  title: string
  children: ReactNode
}

export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section className="grid gap-3">
      <h2 id={id} tabIndex={id ? -1 : undefined} className="font-display font-semibold text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
