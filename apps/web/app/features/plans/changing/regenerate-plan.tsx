import { RefreshCw } from 'lucide-react'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useUpgradeRedirect } from '../../subscriptions/use-upgrade-redirect.ts'
import { GenerateFailure } from '../generate/generate-failure.tsx'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { useChangePlan } from './use-change-plan.ts'

const failed = 'Failed to make the rest anew'

/** Makes the plan anew around the dishes that are kept. */
export function RegeneratePlan({ plan }: { plan: ShownPlan }) {
  const { id, revision, child_id, locks } = plan
  const { mutate, isPending, error } = useChangePlan(id, () =>
    api('regeneratePlan', { params: { id }, body: { revision } }),
  )
  useUpgradeRedirect(error && errorMessage(error, failed))
  if (!mayChange(plan) || locks.length === 0) return null
  const regenerate = () =>
    mutate(undefined, {
      onSuccess: () => {
        announce('The rest of the plan is new')
        toast.success('Plan made anew')
      },
      onError: (cause) => toast.error(errorMessage(cause, failed)),
    })
  return (
    <div className="grid gap-3">
      <Button
        variant="quiet"
        className="-ml-3 w-fit print:hidden"
        busyLabel={isPending && 'Making the rest anew...'}
        onClick={regenerate}
      >
        <RefreshCw aria-hidden size={18} />
        Make the rest anew
      </Button>
      {error && !isPending && (
        <GenerateFailure error={error} childId={child_id} fallback={failed} />
      )}
    </div>
  )
}
