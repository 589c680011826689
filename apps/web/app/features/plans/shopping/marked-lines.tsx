import { House, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as listWords from '#words/plans/shopping'
import * as words from '#words/plans/shopping/marking'
import { DrawnAfter } from '../../../ui/page/drawn-after.tsx'
import { useIsWide } from '../../../ui/page/use-is-wide.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { AddOwnLine } from './lines/add-own-line.tsx'
import { AisleLines } from './lines/aisle-lines.tsx'
import { AtHomeLines } from './lines/at-home-lines.tsx'
import { LineButton } from './lines/line-button.tsx'
import type { LineMeal } from './lines/line-meals.ts'
import { TickLines } from './lines/tick-lines.tsx'
import { ListStatus } from './list-status.tsx'
import type { MarkedList } from './marked-list.ts'
import type { useShoppingMarks } from './marks/use-shopping-marks.ts'
import { ownLineId } from './own-line-id.ts'
import type { ShoppingAisle, ShoppingLine } from './shopping-trips.ts'

/** As many as a phone shows before it is scrolled. */
const aislesOnScreen = 2

interface MarkedLinesProps {
  list: MarkedList
  /** That keeps its marks. */
  planId: string
  /** For which meals a line is bought; none where absent. */
  mealsOf?: (line: ShoppingLine, trip: number) => readonly LineMeal[]
  marking: ReturnType<typeof useShoppingMarks>
  /** Null where there is one trip alone. */
  titleOf: (trip: number) => string | null
  /** What a line to buy is ticked by; itself where absent. */
  tickOf?: (line: string) => string
  /** What may be done with the whole list. */
  actions?: ReactNode
  /** Said above the lines. */
  notes?: ReactNode
  /** What the list does not hold. */
  remarks: readonly string[]
}

/** A shopping list to be ticked, with what is at home and the lines of one's own. */
export function MarkedLines({
  list: { trips, own, atHome, atHomeBefore, staples },
  marking: { marks, waiting, refused, stateOf, mark },
  planId,
  titleOf,
  mealsOf = () => [],
  tickOf = (line) => line,
  actions,
  notes,
  remarks,
}: MarkedLinesProps) {
  // In columns what is drawn later would move what stands there.
  const isWide = useIsWide()
  const [cleared, setCleared] = useState<readonly string[]>([])
  const ids = [...trips.flatMap(({ aisles }) => aisles.flatMap(({ lines }) => lines)), ...own].map(
    ({ id }) => id,
  )
  /** A line of one's own is the same on every list. */
  const tickId = (id: string) => (own.some((one) => one.id === id) ? id : tickOf(id))
  const isTicked = (id: string) => stateOf(tickId(id)) === 'in_cart'
  const textOf = (id: string) => {
    const text = marks.find((one) => one.line === id && one.text !== undefined)?.text
    return text === undefined ? {} : { text }
  }
  /** Said of the home; of what the second trip brings only for this plan. */
  const have = (line: string, trip = 1) =>
    mark([{ line, state: 'at_home', lasting: trip === 1, ...textOf(line) }])
  const takeOff = ({ id, name }: Pick<ShoppingLine, 'id' | 'name'>, trip: number) => {
    have(id, trip)
    toast.undoable(words.takenOff({ food: name }), () => buyAfterAll(id), { id: 'taken-off' })
  }
  const buyAfterAll = (line: string) =>
    mark([false, true].map((lasting) => ({ line, state: 'open', lasting, ...textOf(line) })))
  const tick = (id: string) => {
    setCleared([])
    mark([{ line: tickId(id), state: isTicked(id) ? 'open' : 'in_cart', ...textOf(id) }])
  }
  const markAll = (lines: readonly string[], state: 'open' | 'in_cart') =>
    mark(lines.map((line) => ({ line: tickId(line), state, ...textOf(line) })))
  const aisleOf = (aisle: ShoppingAisle, title: string | null, trip: number) => (
    <AisleLines
      key={aisle.name}
      aisle={aisle}
      planId={planId}
      trip={title}
      mealsOf={(line) => mealsOf(line, trip)}
      isTicked={isTicked}
      onTick={tick}
      onHave={(line) => takeOff(line, trip)}
    />
  )
  return (
    <div className="grid gap-4 sm:gap-6">
      <div className="grid gap-2 sm:gap-3">
        <ListStatus
          count={ids.filter(isTicked).length}
          lines={ids.length}
          waiting={waiting}
          refused={refused}
          onClear={() => {
            const ticked = ids.filter(isTicked)
            markAll(ticked, 'open')
            setCleared(ticked)
          }}
          onRestore={
            cleared.length > 0
              ? () => {
                  markAll(cleared, 'in_cart')
                  setCleared([])
                }
              : null
          }
        >
          {actions}
        </ListStatus>
        {notes}
        {remarks.map((text) => (
          <p key={text} className="font-semibold text-danger">
            {text}
          </p>
        ))}
      </div>
      {trips.map(({ trip, aisles }, index) => {
        const title = titleOf(trip)
        const seenFirst = isWide ? aisles.length : index === 0 ? aislesOnScreen : 0
        return (
          <div key={trip} className="grid gap-4">
            {title && <h2 className="text-xl">{title}</h2>}
            <div className="-mb-6 gap-x-10 lg:columns-3">
              {aisles.slice(0, seenFirst).map((aisle) => aisleOf(aisle, title, trip))}
              <DrawnAfter>
                {aisles.slice(seenFirst).map((aisle) => aisleOf(aisle, title, trip))}
              </DrawnAfter>
            </div>
          </div>
        )
      })}
      {/* With the aisles above it that come late, so that it never moves. */}
      <DrawnAfter>
        <p className="flex items-center gap-2 text-muted text-sm print:hidden">
          <House aria-hidden size={18} className="shrink-0" />
          <span className="max-sm:hidden">{words.pressHouse}</span>
          <span className="sm:hidden">{words.swipe}</span>
        </p>
        <section aria-label={listWords.ownLines} className="grid gap-3">
          <h2 className="text-lg">{listWords.ownLines}</h2>
          <TickLines
            lines={own}
            isTicked={isTicked}
            onTick={tick}
            act={({ id, name }) => (
              <>
                <LineButton
                  label={words.have({ food: name })}
                  icon={House}
                  onClick={() => have(id)}
                />
                <LineButton
                  label={words.remove({ food: name })}
                  icon={X}
                  onClick={() =>
                    mark(
                      [false, true].map((lasting) => ({
                        line: id,
                        state: 'removed',
                        lasting,
                        text: name,
                      })),
                    )
                  }
                />
              </>
            )}
          />
          <AddOwnLine
            onAdd={(text) => {
              const line = ownLineId(text)
              const isOff = stateOf(line, true) !== 'open'
              // Taken away or at home before, it is to be bought again.
              mark([
                { line, state: 'open', text },
                ...(isOff ? [{ line, state: 'open' as const, lasting: true, text }] : []),
              ])
            }}
          />
        </section>
        {staples.length > 0 && (
          <section aria-label={listWords.toCheck}>
            <h2 className="text-lg">{listWords.toCheck}</h2>
            <p className="mb-1 text-muted">{words.staplesHint}</p>
            <TickLines
              lines={staples}
              isTicked={(id) => stateOf(id, true) === 'at_home'}
              onTick={(line) =>
                mark([
                  {
                    line,
                    lasting: true,
                    state: stateOf(line, true) === 'at_home' ? 'open' : 'at_home',
                  },
                ])
              }
            />
          </section>
        )}
        <AtHomeLines now={atHome} before={atHomeBefore} onBuy={buyAfterAll} />
      </DrawnAfter>
    </div>
  )
}
