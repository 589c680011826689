import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { useSettled } from '../../../ui/forms/use-settled.ts'
import type { ChildFormValues } from '../child-form-values.ts'
import { profileBody } from '../reading/interpret-body.ts'
import type { TagTexts } from '../tag-list-name.ts'

/** Foods to tap, those that the rules of the form allow. */
export function useFoodTiles(values: ChildFormValues, texts: TagTexts) {
  const { allergies, dietary_preferences, answers, age, careful_chewing } = profileBody(
    values,
    texts,
  )
  const body = { allergies, dietary_preferences, answers, age, careful_chewing }
  const now = JSON.stringify(body)
  const rules = useSettled(now)
  const found = useQuery({
    queryKey: queryKeys.foodTiles(rules),
    queryFn: ({ signal }) => api('listFoodTiles', { body: JSON.parse(rules), signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // No cheese is to be tapped between the tap on "Milk" and what it leaves.
  const isOfNow = rules === now
  return {
    data: isOfNow ? found.data : undefined,
    isPending: !isOfNow || found.isPending,
    isLoadingError: isOfNow && found.isLoadingError,
    refetch: found.refetch,
  }
}
