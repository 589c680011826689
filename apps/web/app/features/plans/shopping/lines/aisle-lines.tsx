import * as listWords from '#words/plans/shopping'
import { Picture } from '../../../../ui/picture.tsx'
import type { ShoppingAisle, ShoppingLine } from '../shopping-trips.ts'
import { aislePictures } from './aisle-pictures.ts'
import { BoughtLine } from './bought-line.tsx'
import type { LineMeal } from './line-meals.ts'

interface AisleLinesProps {
  aisle: ShoppingAisle
  planId: string
  /** Of its trip; null where there is one alone. */
  trip: string | null
  mealsOf: (line: ShoppingLine) => readonly LineMeal[]
  isTicked: (id: string) => boolean
  onTick: (id: string) => void
  onHave: (line: ShoppingLine) => void
}

/** What stands in one aisle of the shop. */
export function AisleLines(props: AisleLinesProps) {
  const { aisle, planId, trip, mealsOf, isTicked, onTick, onHave } = props
  const { id, name, lines } = aisle
  const Heading = trip ? 'h3' : 'h2'
  return (
    <section
      className="mb-6 lg:break-inside-avoid"
      aria-label={[trip, name ?? listWords.title].filter(Boolean).join(': ')}
    >
      {name && (
        <Heading className="flex items-center gap-2.5 text-lg">
          <Picture slug={aislePictures[id ?? '']} size={36} isOneOfMany />
          {name}
        </Heading>
      )}
      <ul className="grid gap-x-10 sm:max-lg:grid-cols-2">
        {lines.map((line) => (
          <BoughtLine
            key={line.id}
            line={line}
            planId={planId}
            mealsOf={mealsOf}
            ticked={isTicked(line.id)}
            onTick={() => onTick(line.id)}
            onHave={() => onHave(line)}
          />
        ))}
      </ul>
    </section>
  )
}
