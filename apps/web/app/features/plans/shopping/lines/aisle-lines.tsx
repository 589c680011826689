import { House } from 'lucide-react'
import * as listWords from '#words/plans/shopping'
import * as words from '#words/plans/shopping/marking'
import type { ShoppingAisle } from '../shopping-trips.ts'
import { LineButton } from './line-button.tsx'
import { TickLines } from './tick-lines.tsx'

interface AisleLinesProps {
  aisle: ShoppingAisle
  /** Of its trip; null where there is one alone. */
  trip: string | null
  isTicked: (id: string) => boolean
  onTick: (id: string) => void
  onHave: (id: string) => void
}

/** What stands in one aisle of the shop. */
export function AisleLines({ aisle, trip, isTicked, onTick, onHave }: AisleLinesProps) {
  const { name, lines } = aisle
  const Heading = trip ? 'h3' : 'h2'
  return (
    <section aria-label={[trip, name ?? listWords.title].filter(Boolean).join(': ')}>
      {name && <Heading className="mb-1 text-lg">{name}</Heading>}
      <TickLines
        lines={lines}
        isTicked={isTicked}
        onTick={onTick}
        act={({ id, name: food }) => (
          <LineButton label={words.have({ food })} icon={House} onClick={() => onHave(id)} />
        )}
      />
    </section>
  )
}
