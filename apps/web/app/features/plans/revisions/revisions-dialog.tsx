import type { PlanRevision } from '@brightplate/contract/plans/plan-revision'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as words from '#words/plans/revisions'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { dayAndTime } from '../../../ui/words/dates.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { revisionWords } from './revision-words.ts'
import { useGoBack } from './use-go-back.ts'

interface RevisionsDialogProps {
  plan: ShownPlan
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface RevisionProps {
  revision: PlanRevision
  busy: boolean
  /** Null where nothing may be changed. */
  onGoBack: (() => void) | null
}

function Revision({ revision, busy, onGoBack }: RevisionProps) {
  const { title, lines } = revisionWords(revision)
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div>
        <h3 className="font-semibold leading-snug">{title}</h3>
        <p className="text-muted text-sm">
          {revision.by === undefined
            ? dayAndTime(revision.at)
            : words.byWhom({ name: revision.by, date: dayAndTime(revision.at) })}
        </p>
        <ul>
          {lines.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      </div>
      {revision.current ? (
        <p className="font-semibold text-leaf">{words.current}</p>
      ) : (
        onGoBack && (
          <Button
            variant="secondary"
            className="w-fit"
            busyLabel={busy && words.goingBack}
            onClick={onGoBack}
          >
            <span>
              <RichText
                text={words.goBack({ title })}
                parts={{ about: (text) => <span className="sr-only">{text}</span> }}
              />
            </span>
          </Button>
        )
      )}
    </li>
  )
}

/** The plan as it was before each change, and the way back to it. */
export function RevisionsDialog({ plan, open, onOpenChange }: RevisionsDialogProps) {
  const { id, revision: current } = plan
  const [going, setGoing] = useState<number | null>(null)
  const goBack = useGoBack(id)
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.revisions(id),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api('listRevisions', { params: { id }, signal }),
  })
  const go = async (to: number) => {
    setGoing(to)
    const done = await goBack({ to, revision: current }, words.backTo({ version: to }))
    setGoing(null)
    if (done) onOpenChange(false)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotLoad} onRetry={refetch} />
      ) : (
        <>
          <p className="mb-4 text-muted">
            {data.length === 1 ? words.nothingChanged : words.checkedAgain}
          </p>
          <ul className="grid divide-y divide-line">
            {data.map((revision) => (
              <Revision
                key={revision.revision}
                revision={revision}
                busy={going === revision.revision}
                onGoBack={
                  mayChange(plan) && going === null ? () => void go(revision.revision) : null
                }
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
