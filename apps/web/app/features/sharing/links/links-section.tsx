import type { CareLink } from '@brightplate/contract/sharing/care-link'
import * as words from '#words/sharing/links'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { dayAndTime } from '../../../ui/words/dates.ts'
import { useCareLinks } from './use-care-links.ts'
import { useEndCareLink } from './use-end-care-link.ts'

interface LinkRowProps {
  link: CareLink
  childName: string
}

function LinkRow({ link, childName }: LinkRowProps) {
  const { mutate, isPending, error } = useEndCareLink()
  const { recipient, kind, expires_at, last_opened_at, opened, has_code, locked } = link
  const facts = [
    expires_at === null ? words.untilStopped : words.until({ date: dayAndTime(expires_at) }),
    words.opened({ times: opened, last: last_opened_at ? dayAndTime(last_opened_at) : '' }),
    ...(has_code ? [words.withCode] : []),
  ]
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="font-semibold text-lg wrap-anywhere">{recipient}</h2>
          <p className="wrap-anywhere">
            {words.item({ kind: words.kind({ kind }), child: childName })}
          </p>
          <p className="text-muted text-sm">{facts.join(' ')}</p>
          {locked && <p className="font-semibold text-danger">{words.locked}</p>}
        </div>
        <Button
          variant="secondary"
          aria-label={words.stopFor({ recipient })}
          busyLabel={isPending && words.stopping}
          onClick={() => mutate(link.id)}
        >
          {words.stop}
        </Button>
      </div>
      <FormError>{error && errorMessage(error, words.couldNotStop)}</FormError>
    </li>
  )
}

interface LinksSectionProps {
  /** What each child is called, by its id. */
  names: ReadonlyMap<string, string>
}

/** All that a family shares: who, what, until when, last opened, stop. */
export function LinksSection({ names }: LinksSectionProps) {
  const { data: links, isPending, refetch } = useCareLinks()
  if (isPending) return <LoadingState />
  if (!links) return <ErrorState message={words.couldNotLoad} onRetry={refetch} />
  if (links.length === 0) {
    return (
      <EmptyState message={words.none}>
        <ButtonLink to="/dashboard" variant="secondary">
          {words.toDashboard}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Card className="py-1">
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} childName={names.get(link.child_id) ?? '…'} />
        ))}
      </ul>
    </Card>
  )
}
