import type { Child } from '@brightplate/contract/child/child'
import { CheckField, CheckGroup } from '../../../ui/forms/field.tsx'
import { ErrorState } from '../../../ui/page/page-state.tsx'
import { seatsOf, type Ticks } from './seats.ts'
import type { useTable } from './use-table.ts'

interface WhoEatsProps {
  child: Child
  table: ReturnType<typeof useTable>
  ticks: Ticks
  onTicks: (ticks: Ticks) => void
}

/** Who eats of the plan: everyone of the household may be ticked. */
export function WhoEats({ child, table, ticks, onTicks }: WhoEatsProps) {
  const { data, isError, refetch } = table
  if (isError) {
    return (
      <ErrorState
        message={`Could not load who eats with ${child.name}. Without it the plan is for everyone whom the profile names.`}
        onRetry={() => refetch()}
      />
    )
  }
  const seats = data ? seatsOf(data, ticks) : []
  if (seats.length === 0) return null
  return (
    <CheckGroup
      label={`Who eats with ${child.name}`}
      hint="Take the tick away from anyone who is not at home in these days. Nothing that is shared holds what one who eats must not have."
    >
      {seats.map(({ id, label, hint, eats }) => (
        <CheckField
          key={id}
          label={label}
          hint={hint}
          checked={eats}
          onChange={({ target }) => onTicks(new Map(ticks).set(id, target.checked))}
        />
      ))}
    </CheckGroup>
  )
}
