import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/page/page-state.tsx'
import { leftOutFoods } from '../left-out-foods.ts'
import { leftOutOfList } from '../left-out-words.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { ShareList } from './share-list.tsx'
import { shoppingAisles } from './shopping-aisles.ts'
import { TickLine } from './tick-line.tsx'
import { useTicks } from './use-ticks.ts'

interface ShoppingListProps {
  plan: ShownPlan
  userId: string
}

export function ShoppingList({ plan, userId }: ShoppingListProps) {
  const { isTicked, toggle, clear, restore } = useTicks(userId, plan.id)
  const leftOut = leftOutFoods(plan)
  const aisles = shoppingAisles(plan.plan_data, leftOut)
  if (aisles.length === 0) return <EmptyState message="No shopping list available" />
  const ids = aisles.flatMap(({ lines }) => lines.map(({ id }) => id))
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
      {aisles.map(({ name, lines }) => (
        <section key={name} aria-label={name ?? 'Shopping list'}>
          {name && <h2 className="mb-1 text-lg">{name}</h2>}
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {lines.map((line) => (
              <li key={line.id} className="border-line border-b">
                <TickLine {...line} ticked={isTicked(line.id)} onTick={() => toggle(line.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
