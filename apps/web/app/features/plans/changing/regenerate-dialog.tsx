import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as words from '#words/plans/changing/regenerate'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { CheckField } from '../../../ui/forms/field.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { RichText } from '../../../ui/words/rich-text.tsx'
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
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotLook} onRetry={refetch} />
      ) : (
        <div className="grid gap-4">
          <p className="text-lg" role="status">
            <RichText
              text={words.change({ changing, dishes: data.dishes })}
              parts={{ count: (text) => <strong>{text}</strong> }}
            />
          </p>
          {data.bought > 0 && (
            <CheckField
              label={words.keepBought({ count: data.bought })}
              checked={keepsBought}
              onChange={({ target }) => setKeepsBought(target.checked)}
            />
          )}
          {keepsNone && <p>{words.keepFirst}</p>}
          <Button
            disabled={keepsNone || changing === 0}
            onClick={() => onRegenerate(keepsBought && data.bought > 0)}
          >
            {words.makeAnew({ count: changing })}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
