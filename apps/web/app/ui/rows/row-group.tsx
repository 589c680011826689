import { type ReactNode, useId } from 'react'

/** Rows of one kind under their heading; on a desk beside it. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-[13rem_1fr]"
    >
      <h2 id={id} className="text-lg lg:pt-4">
        {title}
      </h2>
      <div className="min-w-0 divide-y divide-line rounded-card border border-line bg-card shadow-soft">
        {children}
      </div>
    </section>
  )
}
