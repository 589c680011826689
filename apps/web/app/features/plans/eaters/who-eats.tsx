import type { Child } from '@brightplate/contract/child/child'
import * as words from '#words/plans/eaters/table'
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
      <ErrorState message={words.couldNotLoad({ child: child.name })} onRetry={() => refetch()} />
    )
  }
  const seats = data ? seatsOf(data, ticks) : []
  if (seats.length === 0) return null
  return (
    <CheckGroup label={words.title({ child: child.name })} hint={words.hint}>
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
