import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { CheckField } from '../../../ui/forms/field.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import type { ShownPlan } from '../shown-plan.ts'

interface RegenerateDialogProps {
  plan: ShownPlan
  open: boolean
  onOpenChange: (open: boolean) => void
  onRegenerate: (keepsBought: boolean) => void
}

/** Says how many dishes change before the rest of a plan is made again. */
export function RegenerateDialog({
  plan,
  open,
  onOpenChange,
  onRegenerate,
}: RegenerateDialogProps) {
  const { id, revision, locks } = plan
  const [keepsBought, setKeepsBought] = useState(true)
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.regeneration(id, revision, locks.length),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api('previewRegeneration', { params: { id }, signal }),
  })
  const stays = data && keepsBought ? data.bought : 0
  const changing = (data?.changing ?? 0) - stays
  const keepsNone = data !== undefined && changing === data.dishes
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Make the rest anew?">
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message="We could not look what would change." onRetry={refetch} />
      ) : (
        <div className="grid gap-4">
          <p className="text-lg" role="status">
            <strong>
              {changing} of {data.dishes} dishes change.
            </strong>{' '}
            The shopping list follows them.
          </p>
          {data.bought > 0 && (
            <CheckField
              label={`Keep what is bought: ${data.bought} ${data.bought === 1 ? 'dish' : 'dishes'} with every line ticked`}
              checked={keepsBought}
              onChange={({ target }) => setKeepsBought(target.checked)}
            />
          )}
          {keepsNone && (
            <p>
              Keep a dish first: open it and press “Keep this dish”. The rest is made around it.
            </p>
          )}
          <Button
            disabled={keepsNone || changing === 0}
            onClick={() => onRegenerate(keepsBought && data.bought > 0)}
          >
            Make {changing} anew
          </Button>
        </div>
      )}
    </Dialog>
  )
}
