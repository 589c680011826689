import { ChevronDown, House } from 'lucide-react'
import { useId, useState } from 'react'
import * as words from '#words/plans/shopping/marking'
import type { ShoppingLine } from '../shopping-trips.ts'
import { LineButton } from './line-button.tsx'
import { LineDetails } from './line-details.tsx'
import type { LineMeal } from './line-meals.ts'
import { TickLine } from './tick-line.tsx'
import { useSwipeAway } from './use-swipe-away.ts'

interface BoughtLineProps {
  line: ShoppingLine
  planId: string
  mealsOf: (line: ShoppingLine) => readonly LineMeal[]
  ticked: boolean
  onTick: () => void
  onHave: () => void
}

/** A line to buy: ticked by a tap, opened for what it is, swept to the left by who has it. */
export function BoughtLine({ line, planId, mealsOf, ticked, onTick, onHave }: BoughtLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const details = useId()
  const { handlers, style, isMoving, isFar } = useSwipeAway(onHave)
  const { name: food } = line
  return (
    <li className={`relative border-line border-b ${isMoving ? 'overflow-hidden' : ''}`}>
      {isMoving && (
        <div
          aria-hidden
          className={`absolute inset-0 flex items-center justify-end gap-2 px-4 ${
            isFar ? 'bg-leaf text-on-leaf' : 'bg-wash text-muted'
          }`}
        >
          <House size={22} />
        </div>
      )}
      <div {...handlers} style={style} className={isMoving ? 'relative bg-paper' : ''}>
        <TickLine line={line} ticked={ticked} onTick={onTick}>
          <span className="max-sm:hidden">
            <LineButton label={words.have({ food })} icon={House} onClick={onHave} />
          </span>
          <button
            type="button"
            aria-label={words.more({ food })}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setIsOpen(!isOpen)}
            className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-wash hover:text-ink print:hidden"
          >
            <ChevronDown
              aria-hidden
              size={20}
              className={`transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </TickLine>
        <div id={details}>
          {isOpen && (
            <LineDetails line={line} planId={planId} meals={mealsOf(line)} onHave={onHave} />
          )}
        </div>
      </div>
    </li>
  )
}
