import * as words from '#words/papers/boards'
import { useChildOrLeave } from '../../../features/children/use-child-or-leave.ts'
import { BoardsForm } from '../../../features/papers/boards/boards-form.tsx'
import { ExplainedOnce } from '../../../features/site/frame/explained-once.tsx'
import { BackLink } from '../../../ui/buttons/back-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { Route } from './+types/boards.ts'

/** The planned meals of a child as boards that it can speak with. */
export default function BoardsOfChild({ params }: Route.ComponentProps) {
  const child = useChildOrLeave(params.id)
  return (
    <>
      <BackLink />
      <PageHeading below={<p className="mt-1">{words.purpose}</p>}>
        {child ? words.heading({ name: child.name }) : words.headingAtFirst}
      </PageHeading>
      <div className="mb-6 max-w-2xl">
        <ExplainedOnce topic="boards">
          <p>{words.explained}</p>
        </ExplainedOnce>
      </div>
      {child ? <BoardsForm childId={child.id} /> : <LoadingState />}
    </>
  )
}
