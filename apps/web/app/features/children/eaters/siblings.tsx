import type { Child } from '@brightplate/contract/child/child'
import { CheckField, CheckGroup } from '../../../ui/forms/field.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { type EaterValues, newEater } from '../eater-values.ts'
import { useChildren } from '../use-children.ts'

interface SiblingsProps {
  /** The child whose form it is; null for a new one. */
  childId: string | null
  child: string
  eaters: readonly EaterValues[]
  onEaters: (eaters: EaterValues[]) => void
}

const rulesOf = ({ allergies, dietary_preferences }: Child): string => {
  const words = [...allergies, ...dietary_preferences].join(', ')
  return words === '' ? 'No allergies or diet' : words
}

/** The family's other children, to be ticked. Each keeps its own profile. */
export function Siblings({ childId, child, eaters, onEaters }: SiblingsProps) {
  const { data, isError, refetch } = useChildren()
  if (isError) {
    return <ErrorState message="Could not load your other children." onRetry={() => refetch()} />
  }
  if (!data) return <LoadingState />
  const siblings = data.filter(({ id }) => id !== childId)
  if (siblings.length === 0) return null
  const isEating = (id: string) => eaters.some((one) => one.child_id === id)
  const toggle = (id: string) =>
    onEaters(
      isEating(id)
        ? eaters.filter((one) => one.child_id !== id)
        : [...eaters, { ...newEater, child_id: id }],
    )
  return (
    <CheckGroup label="Your other children" hint={`Tick who eats with ${child}.`}>
      {siblings.map((one) => (
        <CheckField
          key={one.id}
          label={`${one.name}, ${one.age}`}
          hint={rulesOf(one)}
          checked={isEating(one.id)}
          onChange={() => toggle(one.id)}
        />
      ))}
    </CheckGroup>
  )
}
