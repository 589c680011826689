import type { ShoppingLine } from './shopping-trips.ts'
import { TickLine } from './tick-line.tsx'

interface TickLinesProps {
  lines: readonly ShoppingLine[]
  isTicked: (id: string) => boolean
  onTick: (id: string) => void
}

/** Lines in as many columns as there is room for. */
export function TickLines({ lines, isTicked, onTick }: TickLinesProps) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {lines.map((line) => (
        <li key={line.id} className="border-line border-b">
          <TickLine {...line} ticked={isTicked(line.id)} onTick={() => onTick(line.id)} />
        </li>
      ))}
    </ul>
  )
}
