import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { leftOutFoods } from '../left-out-foods.ts'
import { leftOutOfList } from '../left-out-words.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { ShareList } from './share-list.tsx'
import { shoppingTrips, stapleLines } from './shopping-trips.ts'
import { TickLines } from './tick-lines.tsx'
import { tripName } from './trip-name.ts'
import { useTicks } from './use-ticks.ts'

interface ShoppingListProps {
  plan: ShownPlan
  userId: string
}

export function ShoppingList({ plan, userId }: ShoppingListProps) {
  const { isTicked, toggle, clear, restore } = useTicks(userId, plan.id)
  const leftOut = leftOutFoods(plan)
  const trips = shoppingTrips(plan.plan_data, leftOut)
  if (trips.length === 0) return <EmptyState message="No shopping list available" />
  const staples = stapleLines(plan.plan_data, leftOut).map((line) => ({ ...line, buy: '' }))
  const ids = trips.flatMap(({ aisles }) =>
    aisles.flatMap(({ lines }) => lines.map(({ id }) => id)),
  )
  const count = ids.filter(isTicked).length
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
          <p role="status" className="text-muted tabular-nums">
            {count} of {ids.length} in the cart. Ticks stay on this device.
          </p>
          {restore ? (
            <Button variant="quiet" onClick={restore}>
              Put the ticks back
            </Button>
          ) : (
            count > 0 && (
              <Button variant="quiet" onClick={clear}>
                Clear the ticks
              </Button>
            )
          )}
        </div>
        <ShareList plan={plan} />
        {leftOutOfList(plan.warnings, leftOut).map((text) => (
          <p key={text} className="font-semibold text-danger">
            {text}
          </p>
        ))}
      </div>
      {trips.map(({ trip, aisles }) => {
        const title = tripName(plan.plan_data, trip, trips.length)
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
                <TickLines lines={lines} isTicked={isTicked} onTick={toggle} />
              </section>
            ))}
          </div>
        )
      })}
      {staples.length > 0 && (
        <section aria-label="Check that you have">
          <h2 className="text-lg">Check that you have</h2>
          <p className="mb-1 text-muted">
            Not on the list: most homes have it. Tick what is there, and buy the rest.
          </p>
          <TickLines lines={staples} isTicked={isTicked} onTick={toggle} />
        </section>
      )}
    </div>
  )
}
