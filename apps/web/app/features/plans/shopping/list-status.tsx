import type { ReactNode } from 'react'
import * as words from '#words/plans/shopping/marking'
import { Button } from '../../../ui/buttons/button.tsx'

interface ListStatusProps {
  count: number
  lines: number
  waiting: number
  refused: boolean
  onClear: () => void
  /** Null where nothing was cleared just now. */
  onRestore: (() => void) | null
  /** Beside it: what may be done with the list. */
  children: ReactNode
}

function sharedWords({ waiting, refused }: Pick<ListStatusProps, 'waiting' | 'refused'>): string {
  if (refused) return words.notSaved
  if (waiting > 0) return words.waiting
  return words.shared
}

/** How far the shopping is, and whether the other devices know. */
export function ListStatus({
  count,
  lines,
  waiting,
  refused,
  onClear,
  onRestore,
  children,
}: ListStatusProps) {
  return (
    <div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
        <div className="flex min-w-[min(100%,9rem)] flex-1 flex-wrap items-center gap-x-3">
          <p role="status" className="text-muted tabular-nums">
            {words.inCart({ count, lines })}{' '}
            <span className={waiting > 0 || refused ? '' : 'sr-only'}>
              {sharedWords({ waiting, refused })}
            </span>
          </p>
          {onRestore ? (
            <Button variant="quiet" onClick={onRestore}>
              {words.restore}
            </Button>
          ) : (
            count > 0 && (
              <Button variant="quiet" onClick={onClear}>
                {words.clear}
              </Button>
            )
          )}
        </div>
        {children}
      </div>
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-wash print:hidden">
        <div
          className="h-full origin-left rounded-full bg-leaf transition-transform duration-200"
          style={{ transform: `scaleX(${lines > 0 ? count / lines : 0})` }}
        />
      </div>
    </div>
  )
}
