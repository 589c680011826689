import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { RowWords, type RowWordsProps, rowStyle } from './row-words.tsx'
import { useKeepFocus } from './use-keep-focus.ts'

interface FoldedRowProps extends RowWordsProps {
  /** In the address behind `#`, for whoever leads to this row: it opens and has the focus. */
  anchor: string
  /** Something in it must not be overlooked: it opens by itself. */
  isUrgent?: boolean
  /** Drawn, and what it needs asked for, when it is first opened. */
  children: ReactNode
}

/** A row that opens what can be done about it. */
export function FoldedRow({ anchor, isUrgent = false, children, ...said }: FoldedRowProps) {
  const titleId = useId()
  const details = useRef<HTMLDetailsElement>(null)
  const { hash, key } = useLocation()
  useKeepFocus(details)
  const isWanted = hash === `#${anchor}`
  const [wasOpen, setWasOpen] = useState(false)

  useEffect(() => {
    if (isUrgent && details.current) details.current.open = true
  }, [isUrgent])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asked for again opens it again
  useEffect(() => {
    if (!isWanted || !details.current) return
    details.current.open = true
    details.current.querySelector('summary')?.focus()
  }, [isWanted, key])

  return (
    <details
      ref={details}
      id={anchor}
      aria-labelledby={titleId}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
    >
      <summary className={rowStyle}>
        <RowWords {...said} titleId={titleId} />
        <ChevronDown
          aria-hidden
          size={20}
          className="text-muted transition-transform duration-150 [details[open]>summary>&]:rotate-180"
        />
      </summary>
      {wasOpen && (
        <div className="grid max-w-xl grid-cols-1 gap-4 px-4 pt-2 pb-5 sm:pr-5 sm:pl-[3.75rem]">
          {children}
        </div>
      )}
    </details>
  )
}
