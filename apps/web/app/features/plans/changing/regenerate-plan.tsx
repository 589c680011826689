import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as words from '#words/plans/changing'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useCodeOnUse } from '../../../ui/dialogs/use-code-on-use.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useUpgradeRedirect } from '../../subscriptions/use-upgrade-redirect.ts'
import { GenerateFailure } from '../generate/generate-failure.tsx'
import { useGoBack } from '../revisions/use-go-back.ts'
import { mayChange, type ShownPlan } from '../shown-plan.ts'
import { isAskedToRegenerate } from './asks-to-regenerate.ts'
import { useChangePlan } from './use-change-plan.ts'

/** Makes the plan again around the dishes that are kept, once it is said how many change. */
export function RegeneratePlan({ plan }: { plan: ShownPlan }) {
  const { id, revision, child_id } = plan
  const [asking, setAsking] = useState(false)
  const dialog = useCodeOnUse(() => import('./regenerate-dialog.tsx'))
  const goBack = useGoBack(id)
  const { mutate, isPending, error } = useChangePlan(
    id,
    (keepsBought: boolean) =>
      api('regeneratePlan', { params: { id }, body: { revision, keep_bought: keepsBought } }),
    () => {
      toast.undoable(
        words.madeAnew,
        () => void goBack({ to: revision, revision: revision + 1 }, words.isAsItWas),
        { said: words.restIsNew },
      )
    },
  )
  useUpgradeRedirect(error && errorMessage(error, words.couldNotMakeAnew))
  const ask = () => {
    dialog.use()
    setAsking(true)
  }
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const isAsked = isAskedToRegenerate(state)
  const answer = useEffectEvent(() => {
    navigate({ search }, { replace: true, preventScrollReset: true, state: null })
    // What comes of it is said here, and the focus comes back here.
    button.current?.focus()
    ask()
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
  if (!mayChange(plan)) return null
  const regenerate = (keepsBought: boolean) => {
    setAsking(false)
    mutate(keepsBought)
  }
  return (
    <div className="grid gap-3">
      <Button
        ref={button}
        variant="quiet"
        className="-ml-3 w-fit print:hidden"
        busyLabel={isPending && words.makingAnew}
        onClick={ask}
      >
        <RefreshCw aria-hidden size={18} />
        {words.makeAnew}
      </Button>
      {dialog.code && (
        <dialog.code.RegenerateDialog
          plan={plan}
          open={asking}
          onOpenChange={setAsking}
          onRegenerate={regenerate}
        />
      )}
      {error && !isPending && (
        <GenerateFailure error={error} childId={child_id} fallback={words.couldNotMakeAnew} />
      )}
    </div>
  )
}
