import type { Child } from '@brightplate/contract/child/child'
import * as words from '#words/children/eaters'
import { CheckField, CheckGroup } from '../../../ui/forms/field.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { type EaterValues, newEater } from '../eater-values.ts'
import type { NameInWords } from '../name-in-words.ts'
import { useChildren } from '../use-children.ts'

interface SiblingsProps {
  /** The child whose form it is; null for a new one. */
  childId: string | null
  named: NameInWords
  eaters: readonly EaterValues[]
  onEaters: (eaters: EaterValues[]) => void
}

const rulesOf = ({ allergies, dietary_preferences }: Child): string =>
  [...allergies, ...dietary_preferences].join(', ') || words.noRules

/** The family's other children, to be ticked. Each keeps its own profile. */
export function Siblings({ childId, named, eaters, onEaters }: SiblingsProps) {
  const { data, isError, refetch } = useChildren()
  if (isError) {
    return <ErrorState message={words.couldNotLoadSiblings} onRetry={() => refetch()} />
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
    <CheckGroup label={words.siblings} hint={words.siblingsHint(named)}>
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
