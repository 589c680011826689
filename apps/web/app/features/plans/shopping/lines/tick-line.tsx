import type { ReactNode } from 'react'
import { WholeWords } from '../../../../ui/words/whole-words.tsx'
import type { ShoppingLine } from '../shopping-trips.ts'
import { readableName } from './readable-name.ts'

interface TickLineProps {
  line: ShoppingLine
  ticked: boolean
  onTick: () => void
  /** What else may be done with it. */
  children?: ReactNode
}

/** One line; the whole of it can be tapped. */
export function TickLine({ line, ticked, onTick, children }: TickLineProps) {
  const { buy, keeping, keepingShort, whose } = line
  const { name, kind } = readableName(line.name)
  const below = [kind, whose, keepingShort].filter(Boolean).join(' · ')
  return (
    <div className="flex items-center gap-1">
      <label className="flex min-h-13 min-w-0 grow items-center gap-3 py-1.5">
        <input
          type="checkbox"
          checked={ticked}
          onChange={onTick}
          className="size-7 shrink-0 accent-leaf"
        />
        <span className={`min-w-0 grow leading-snug ${ticked ? 'text-muted line-through' : ''}`}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="first-letter:uppercase">
              <WholeWords>{name}</WholeWords>
            </span>{' '}
            {buy && <strong className="text-muted text-sm tabular-nums">{buy}</strong>}
          </span>
          {below && <span className="block text-muted text-sm">{below}</span>}
          {keeping && !keepingShort && <span className="block text-sm">{keeping}</span>}
        </span>
      </label>
      {children}
    </div>
  )
}
