import { CreditCard, Users } from 'lucide-react'
import * as words from '#words/account/rows'
import { LinkRow } from '../../../ui/rows/link-row.tsx'
import { RowGroup } from '../../../ui/rows/row-group.tsx'
import { useSubscription } from '../../subscriptions/use-subscription.ts'

/** What leads to pages of their own. */
export function RowsOfPlan() {
  const { data } = useSubscription()
  return (
    <RowGroup title={words.plan}>
      <LinkRow
        to="/subscription"
        icon={CreditCard}
        title={words.payment}
        value={
          data && words.paid({ plan: data.plan_type, days: Math.max(0, data.trial_days_remaining) })
        }
      />
      <LinkRow to="/sharing" icon={Users} title={words.sharing} value={words.whoSees} />
    </RowGroup>
  )
}
