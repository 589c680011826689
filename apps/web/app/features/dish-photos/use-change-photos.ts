import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/query-keys.ts'

type Change = { agrees: boolean } | { keep: File; of: string } | { remove: string }

function send(change: Change) {
  if ('agrees' in change) return api('changePhotoAgreement', { body: { agrees: change.agrees } })
  return 'keep' in change
    ? api('keepDishPhoto', { params: { dish: change.of }, body: change.keep })
    : api('removeDishPhoto', { params: { dish: change.remove } })
}

/** Keeps or removes a photo, or changes the agreement that photos are kept. */
export function useChangePhotos() {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: 'dish-photos' },
    mutationFn: send,
    onSuccess: (page, change) => {
      queries.setQueryData(queryKeys.dishPhotos.all, page)
      if ('agrees' in change)
        void queries.invalidateQueries({ queryKey: queryKeys.withdrawnConsents })
    },
  })
}
