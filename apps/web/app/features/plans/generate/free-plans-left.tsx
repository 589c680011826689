import * as words from '#words/plans/generate'
import * as noteWords from '#words/subscriptions/upgrade-note'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { useSubscription } from '../../subscriptions/use-subscription.ts'

/** How many free plans are left this week; nothing on a trial or with premium. */
export function FreePlansLeft() {
  const left = useSubscription().data?.free_plans_left
  if (left === undefined) return null
  return (
    <p className="text-muted text-sm">
      {words.freeLeft({ left })}{' '}
      {left === 0 && <TextLink to="/subscription">{noteWords.seePlans}</TextLink>}
    </p>
  )
}
