import { House, X } from 'lucide-react'
import { useState } from 'react'
import { requestKey } from '../../../api/request-key.ts'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { leftOutFoods } from '../left-out-foods.ts'
import { leftOutOfList } from '../left-out-words.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { AddOwnLine } from './lines/add-own-line.tsx'
import { AtHomeLines } from './lines/at-home-lines.tsx'
import { LineButton } from './lines/line-button.tsx'
import { TickLines } from './lines/tick-lines.tsx'
import { ListStatus } from './list-status.tsx'
import { markedList } from './marked-list.ts'
import { useShoppingMarks } from './marks/use-shopping-marks.ts'
import { ShareList } from './share-list.tsx'
import { shoppingTrips } from './shopping-trips.ts'
import { tripName } from './trip-name.ts'

interface ShoppingListProps {
  plan: ShownPlan
  userId: string
}

export function ShoppingList({ plan, userId }: ShoppingListProps) {
  const { marks, waiting, refused, stateOf, mark } = useShoppingMarks(userId, plan.id)
  const [cleared, setCleared] = useState<readonly string[]>([])
  const data = plan.plan_data
  const leftOut = leftOutFoods(plan)
  const tripCount = shoppingTrips(data, leftOut).length
  if (tripCount === 0) return <EmptyState message="No shopping list available" />
  const { trips, own, atHome, saidBefore, staples } = markedList(data, marks, {
    leftOut,
    madeAt: plan.created_at,
  })
  const ids = [...trips.flatMap(({ aisles }) => aisles.flatMap(({ lines }) => lines)), ...own].map(
    ({ id }) => id,
  )
  const isTicked = (id: string) => stateOf(id) === 'in_cart'
  const textOf = (id: string) => {
    const text = marks.find((one) => one.line === id && one.text !== undefined)?.text
    return text === undefined ? {} : { text }
  }
  /** Said of the home; of what the second trip brings only for this plan. */
  const have = (line: string, trip = 1) =>
    mark([{ line, state: 'at_home', lasting: trip === 1, ...textOf(line) }])
  const buyAfterAll = (line: string) =>
    mark([false, true].map((lasting) => ({ line, state: 'open', lasting, ...textOf(line) })))
  const tick = (id: string) => {
    setCleared([])
    mark([{ line: id, state: isTicked(id) ? 'open' : 'in_cart', ...textOf(id) }])
  }
  const markAll = (lines: readonly string[], state: 'open' | 'in_cart') =>
    mark(lines.map((line) => ({ line, state, ...textOf(line) })))
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
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
        />
        <ShareList plan={plan} marks={marks} />
        <p className="flex items-center gap-2 text-muted text-sm print:hidden">
          <House aria-hidden size={18} className="shrink-0" />
          Have it already? Press the house beside it. The next plans remember it.
        </p>
        {leftOutOfList(plan.warnings, leftOut).map((text) => (
          <p key={text} className="font-semibold text-danger">
            {text}
          </p>
        ))}
      </div>
      {trips.map(({ trip, aisles }) => {
        const title = tripName(data, trip, tripCount)
        const Heading = title ? 'h3' : 'h2'
        return (
          <div key={trip} className="grid gap-6">
            {title && <h2 className="text-xl">{title}</h2>}
            {aisles.map(({ name, lines }) => (
              <section
                key={name}
                aria-label={[title, name ?? 'Shopping list'].filter(Boolean).join(': ')}
              >
                {name && <Heading className="mb-1 text-lg">{name}</Heading>}
                <TickLines
                  lines={lines}
                  isTicked={isTicked}
                  onTick={tick}
                  act={({ id, name: food }) => (
                    <LineButton
                      label={`I have this: ${food}`}
                      icon={House}
                      onClick={() => have(id, trip)}
                    />
                  )}
                />
              </section>
            ))}
          </div>
        )
      })}
      <section aria-label="Your own lines" className="grid gap-3">
        <h2 className="text-lg">Your own lines</h2>
        <TickLines
          lines={own}
          isTicked={isTicked}
          onTick={tick}
          act={({ id, name }) => (
            <>
              <LineButton label={`I have this: ${name}`} icon={House} onClick={() => have(id)} />
              <LineButton
                label={`Remove ${name}`}
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
          onAdd={(text) => mark([{ line: `own/${requestKey()}`, state: 'open', text }])}
        />
      </section>
      {staples.length > 0 && (
        <section aria-label="Check that you have">
          <h2 className="text-lg">Check that you have</h2>
          <p className="mb-1 text-muted">
            Not on the list: most homes have it. What you tick stays ticked for the next plans.
          </p>
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
      <AtHomeLines now={atHome} before={saidBefore} onBuy={buyAfterAll} />
    </div>
  )
}
