import type { Household } from '@brightplate/contract/account/household'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as words from '#words/household/bring'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { CheckField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { wordList } from '../../ui/words/word-list.ts'
import { useConfirmed } from '../account/use-confirmed.tsx'
import { AskedAct } from './asked-act.tsx'

/** The children of one's own account, who come along into the household only when it is asked for. */
export function BringChildren({ own }: { own: NonNullable<Household['own_children']> }) {
  const queries = useQueryClient()
  const { confirmed, dialog } = useConfirmed()
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = own.filter(({ id }) => !left.includes(id))
  const names = wordList(chosen.map(({ name }) => name))
  const bring = useMutation({
    mutationFn: () =>
      confirmed(() => api('bringChildren', { body: { child_ids: chosen.map(({ id }) => id) } })),
    onSuccess: (household) => {
      toast.success(words.brought({ names }))
      queries.setQueryData(queryKeys.household, household)
      // Children, plans and lists of the household are others now.
      return queries.invalidateQueries()
    },
  })
  const toggle = (id: string) =>
    setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id])
  return (
    <section aria-labelledby="bring-children" className="grid grid-cols-1 gap-2 wrap-anywhere">
      <h3 id="bring-children" className="font-semibold">
        {words.title}
      </h3>
      <p className="text-muted">{words.about}</p>
      <div>
        {own.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={!left.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
      {chosen.length > 0 && (
        <div>
          <AskedAct
            label={words.bring}
            longLabel={words.bringThese({ names })}
            question={words.ask({ names })}
            explained={words.explained}
            busyLabel={words.bringing}
            couldNot={words.couldNot}
            isPending={bring.isPending}
            error={bring.error}
            onAct={bring.mutate}
          />
        </div>
      )}
      {dialog}
    </section>
  )
}
