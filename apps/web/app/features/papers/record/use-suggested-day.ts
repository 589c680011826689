import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { ownLanguage } from '../../languages/other-languages.ts'

/** A day as plan and answers tell it, asked anew each time that it is turned to. */
export const useSuggestedDay = (childId: string, day: string, isWanted: boolean) =>
  useQuery({
    queryKey: queryKeys.children.suggestedDay(childId, day),
    enabled: isWanted,
    gcTime: 0,
    queryFn: ({ signal }) =>
      api('suggestRecordDay', {
        params: { id: childId },
        query: { day, language: ownLanguage },
        signal,
      }),
  })
