import { Plus } from 'lucide-react'
import * as words from '#words/children/list'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { SectionHeader } from '../../../ui/page/section-header.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useChildren } from '../use-children.ts'
import { ChildCard } from './child-card.tsx'

export function ChildrenSection() {
  const { data, isPending, refetch } = useChildren()
  return (
    <section aria-label={words.title}>
      <SectionHeader title={words.title}>
        <ButtonLink to="/children/new" variant="secondary">
          <Plus aria-hidden size={20} />
          {words.add}
        </ButtonLink>
      </SectionHeader>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : data.length === 0 ? (
        <EmptyState message={words.noneYet}>
          <Picture slug="pot-of-food" size={112} tone="apricot" />
          <p className="font-semibold text-lg">{words.threeQuestions}</p>
          <ButtonLink to="/children/new">{words.addFirst}</ButtonLink>
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
