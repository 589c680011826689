import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface DisclosureProps {
  summary: ReactNode
  /** Something in it needs mending: it opens, so that the error is seen. */
  hasError?: boolean
  /** Drawn when it is first opened: for what is long and seldom looked at. */
  isLate?: boolean
  /** Called each time that it opens or closes. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Something folded away that opens in place. */
export function Disclosure({
  summary,
  hasError = false,
  isLate = false,
  onToggle,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const toggle = (isOpen: boolean) => {
    if (isOpen) setWasOpen(true)
    onToggle?.(isOpen)
  }
  useEffect(() => {
    if (hasError && details.current) details.current.open = true
  }, [hasError])
  return (
    <details ref={details} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 rounded-control font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          size={18}
          className="transition-transform duration-150 [details[open]>summary>&]:rotate-180"
        />
      </summary>
      {(wasOpen || !isLate) && <div className="pt-1 pb-2">{children}</div>}
    </details>
  )
}
