import type { ReactNode } from 'react'
import type { ShoppingLine } from '../shopping-trips.ts'
import { TickLine } from './tick-line.tsx'

interface TickLinesProps {
  lines: readonly ShoppingLine[]
  isTicked: (id: string) => boolean
  onTick: (id: string) => void
  /** What else may be done with a line. */
  act?: (line: ShoppingLine) => ReactNode
}

/** Lines in as many columns as there is room for. */
export function TickLines({ lines, isTicked, onTick, act }: TickLinesProps) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {lines.map((line) => (
        <li key={line.id} className="border-line border-b">
          <TickLine line={line} ticked={isTicked(line.id)} onTick={() => onTick(line.id)}>
            {act?.(line)}
          </TickLine>
        </li>
      ))}
    </ul>
  )
}
