import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: string
  children: ReactNode
}

/** Something folded away that opens in place. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group/disclosure">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 rounded-control font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          size={18}
          className="transition-transform duration-150 group-open/disclosure:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  )
}
