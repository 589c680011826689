import * as words from '#words/plans/changing/swap'
import { EmptyState, ErrorState, LoadingState } from '../../../../ui/page/page-state.tsx'
import { AlternativeList } from './alternative-list.tsx'
import type { DishChoiceProps } from './suggested-dishes.tsx'
import { useAlternatives } from './use-alternatives.ts'

interface FoundDishesProps extends DishChoiceProps {
  /** What is looked for. */
  name: string
}

/** The dishes and foods of a name, and what a rule excludes of them. */
export function FoundDishes({ plan, place, name, ...choice }: FoundDishesProps) {
  const { data, isPending, refetch } = useAlternatives(plan, place, { name })
  if (isPending) return <LoadingState />
  if (!data) return <ErrorState message={words.couldNotLookFor({ name })} onRetry={refetch} />
  const open = data.filter(({ kept_out }) => kept_out === undefined)
  const excluded = data.map(({ kept_out }) => kept_out).filter((one) => one !== undefined)
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {words.found({ count: open.length })}
      </p>
      {open.length > 0 && <AlternativeList plan={plan} alternatives={open} {...choice} />}
      {open.length === 0 && (
        <EmptyState
          message={excluded.length > 0 ? words.mayNotStand({ name }) : words.isUnknown({ name })}
        />
      )}
      {excluded.length > 0 && (
        <section>
          <h3 className="font-semibold">{words.notOffered}</h3>
          <ul className="mt-1 grid gap-1">
            {excluded.map((reason) => (
              <li key={reason} className="break-words">
                {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
