import type { PlanData } from '@brightplate/contract/plan-data'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/field.tsx'
import { EmptyState } from '../../ui/page-state.tsx'
import { shoppingAisles } from './shopping-aisles.ts'
import { useTicks } from './use-ticks.ts'

interface ShoppingListProps {
  planId: string
  userId: string
  data: PlanData
}

export function ShoppingList({ planId, userId, data }: ShoppingListProps) {
  const { count, isTicked, toggle, clear } = useTicks(userId, planId)
  const aisles = shoppingAisles(data)
  if (aisles.length === 0) return <EmptyState message="No shopping list available" />
  const total = aisles.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <div className="grid gap-6">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p className="text-muted tabular-nums">
          {count} of {total} in the cart. Ticks stay on this device.
        </p>
        {count > 0 && (
          <Button variant="quiet" onClick={clear}>
            Clear the ticks
          </Button>
        )}
      </div>
      {aisles.map(({ name, lines }) => (
        <section key={name} aria-label={name ?? 'Shopping list'}>
          {name && <h2 className="mb-1 text-lg">{name}</h2>}
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {lines.map(({ id, text }) => (
              <li
                key={id}
                className={`border-line border-b ${isTicked(id) ? 'text-muted line-through' : ''}`}
              >
                <CheckField label={text} checked={isTicked(id)} onChange={() => toggle(id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
