import type { ReactNode } from 'react'
import * as words from '#words/plans/shopping/marking'
import type { ShoppingLine } from '../shopping-trips.ts'

interface TickLineProps extends Omit<ShoppingLine, 'id'> {
  ticked: boolean
  onTick: () => void
  /** What else may be done with it. */
  children?: ReactNode
}

/** One line; the whole of it can be tapped. */
export function TickLine({
  name,
  buy,
  needed,
  keeping,
  whose,
  ticked,
  onTick,
  children,
}: TickLineProps) {
  return (
    <div className="flex items-center gap-1">
      <label className="flex min-h-14 min-w-0 grow items-center gap-3 py-1.5">
        <input
          type="checkbox"
          checked={ticked}
          onChange={onTick}
          className="size-7 shrink-0 accent-leaf"
        />
        <span className={`min-w-0 leading-snug ${ticked ? 'text-muted line-through' : ''}`}>
          {name}
          {buy && (
            <>
              : <strong>{buy}</strong>
            </>
          )}
          {needed && (
            <>
              {' '}
              <span className="block text-muted text-sm tabular-nums">
                {whose
                  ? words.neededFor({ amount: needed, whose })
                  : words.needed({ amount: needed })}
              </span>
            </>
          )}
          {whose && !needed && <span className="block text-muted text-sm">{whose}</span>}
          {keeping && (
            <>
              {' '}
              <span className="block text-sm">{keeping}</span>
            </>
          )}
        </span>
      </label>
      {children}
    </div>
  )
}
