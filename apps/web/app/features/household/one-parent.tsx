import type { HouseholdParent } from '@brightplate/contract/account/household'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as words from '#words/household/parents'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { sitePath } from '../../site-path.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { fullDate } from '../../ui/words/dates.ts'
import { useConfirmed } from '../account/use-confirmed.tsx'
import { clearDevice } from '../auth/log-out.ts'
import { AskedAct } from './asked-act.tsx'

interface OneParentProps {
  parent: HouseholdParent
  /** Whether whoever looks owns the household. */
  isOwner: boolean
}

export function OneParent({ parent, isOwner }: OneParentProps) {
  const { id, name, role, is_you, joined_at } = parent
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { confirmed, dialog } = useConfirmed()
  const remove = useMutation({
    mutationFn: () => confirmed(() => api('removeParent', { params: { id } })),
    onSuccess: () => {
      if (!is_you) {
        toast.success(words.removed({ name }))
        return queries.invalidateQueries({ queryKey: queryKeys.household })
      }
      clearDevice()
      toast.success(words.left)
      return navigate(sitePath('/'))
    },
  })
  const handOver = useMutation({
    mutationFn: () => confirmed(() => api('handOverHousehold', { body: { user_id: id } })),
    onSuccess: (household) => {
      queries.setQueryData(queryKeys.household, household)
      toast.success(words.handedOver({ name }))
      return queries.invalidateQueries({ queryKey: queryKeys.subscription })
    },
  })
  return (
    <li className="grid gap-2 py-4">
      <div className="wrap-anywhere">
        <p className="font-semibold">{is_you ? words.you({ name }) : name}</p>
        <p>{words.role({ role })}</p>
        <p className="text-muted text-sm">{words.joined({ date: fullDate(joined_at) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOwner && !is_you && (
          <AskedAct
            label={words.makeOwner}
            longLabel={words.makeOwnerThis({ name })}
            question={words.askOwner({ name })}
            explained={words.ownerExplained({ name })}
            busyLabel={words.makingOwner}
            couldNot={words.couldNotHandOver}
            isPending={handOver.isPending}
            error={handOver.error}
            onAct={handOver.mutate}
          />
        )}
        {isOwner && !is_you && (
          <AskedAct
            label={words.remove}
            longLabel={words.removeThis({ name })}
            question={words.askRemove({ name })}
            explained={words.removeExplained}
            busyLabel={words.removing}
            couldNot={words.couldNotRemove}
            isPending={remove.isPending}
            error={remove.error}
            onAct={remove.mutate}
          />
        )}
        {is_you && (
          <AskedAct
            label={words.leave}
            longLabel={words.leave}
            question={words.askLeave}
            explained={words.leaveExplained}
            busyLabel={words.leaving}
            couldNot={words.couldNotRemove}
            isPending={remove.isPending}
            error={remove.error}
            onAct={remove.mutate}
          />
        )}
      </div>
      {dialog}
    </li>
  )
}
