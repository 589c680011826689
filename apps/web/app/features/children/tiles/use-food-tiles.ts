import { keepPreviousData, useQuery } from '@tanstack/react-query'
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
  const rules = useSettled(JSON.stringify(body))
  return useQuery({
    queryKey: queryKeys.foodTiles(rules),
    queryFn: ({ signal }) => api('listFoodTiles', { body: JSON.parse(rules), signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
