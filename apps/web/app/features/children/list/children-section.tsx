import { Plus } from 'lucide-react'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { useChildren } from '../use-children.ts'
import { ChildCard } from './child-card.tsx'

export function ChildrenSection() {
  const { data, isPending, refetch } = useChildren()
  return (
    <section aria-label="Your Children">
      <SectionHeader title="Your Children">
        <ButtonLink to="/children/new" variant="secondary">
          <Plus aria-hidden size={20} />
          Add Child
        </ButtonLink>
      </SectionHeader>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message="We could not load your children." onRetry={refetch} />
      ) : data.length === 0 ? (
        <EmptyState message="No children added yet">
          <ButtonLink to="/children/new">Add Your First Child</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data.map((child) => (
            <li key={child.id}>
              <ChildCard child={child} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
