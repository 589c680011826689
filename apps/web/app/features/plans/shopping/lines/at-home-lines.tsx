import { Undo2 } from 'lucide-react'
import * as words from '#words/plans/shopping/marking'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import type { ShoppingLine } from '../shopping-trips.ts'
import { LineButton } from './line-button.tsx'

interface AtHomeLinesProps {
  /** Said since the plan was made. */
  now: readonly ShoppingLine[]
  /** Said for an earlier plan. */
  before: readonly ShoppingLine[]
  onBuy: (line: string) => void
}

function TakenOff({
  lines,
  onBuy,
}: { lines: readonly ShoppingLine[] } & Pick<AtHomeLinesProps, 'onBuy'>) {
  return (
    <ul>
      {lines.map(({ id, name, needed }) => (
        <li key={id} className="flex items-center justify-between gap-3 border-line border-b">
          <span>
            {name}
            {needed && (
              <span className="block text-muted text-sm">{words.needed({ amount: needed })}</span>
            )}
          </span>
          <LineButton
            label={words.buyAfterAll({ food: name })}
            icon={Undo2}
            onClick={() => onBuy(id)}
          />
        </li>
      ))}
    </ul>
  )
}

/** What the family said it has: taken off the list, and put back with one press. */
export function AtHomeLines({ now, before, onBuy }: AtHomeLinesProps) {
  return (
    <>
      {before.length > 0 && (
        <section aria-label={words.stillAtHome}>
          <h2 className="text-lg">{words.stillAtHome}</h2>
          <p className="mb-1 text-muted">{words.stillAtHomeHint}</p>
          <TakenOff lines={before} onBuy={onBuy} />
        </section>
      )}
      {now.length > 0 && (
        <Disclosure summary={words.atHome({ count: now.length })}>
          <TakenOff lines={now} onBuy={onBuy} />
        </Disclosure>
      )}
    </>
  )
}
