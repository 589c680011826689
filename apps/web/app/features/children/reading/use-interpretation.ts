import type {
  Interpretation,
  TagQuestion,
  TagReading,
} from '@brightplate/contract/typed/profile-terms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { useSettled } from '../../../ui/forms/use-settled.ts'
import type { InterpretBody } from './interpret-body.ts'

/** How the words of a profile are understood. What is empty is read as nothing. */
export interface ProfileReading {
  /** Of the words as they stand, or as they stood a moment ago; undefined while there is none. */
  data: Interpretation | undefined
  state: 'empty' | 'reading' | 'failed' | 'read'
  retry: () => void
  readingOf: (list: TagReading['list'], tag: string) => TagReading | undefined
  /** Undefined where the server does not choose what to ask first. */
  questionsOf: (list: TagReading['list'], tag: string) => TagQuestion[] | undefined
}

/** Reads the words once typing pauses; a newer request ends an older one. Nothing typed waits for it. */
export function useInterpretation(body: InterpretBody | null): ProfileReading {
  const text = JSON.stringify(body)
  const settled = useSettled(text)
  const isSettled = settled === text
  const query = useQuery({
    queryKey: queryKeys.interpretation(settled),
    queryFn: ({ signal }) => api('interpretProfileTerms', { body: body ?? {}, signal }),
    enabled: isSettled && body !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, isPlaceholderData, isError, refetch } = query
  const isRead = isSettled && data !== undefined && !isPlaceholderData
  return {
    data,
    state: body === null ? 'empty' : isError && isSettled ? 'failed' : isRead ? 'read' : 'reading',
    retry: () => void refetch(),
    readingOf: (list, tag) =>
      data?.readings.find((reading) => reading.list === list && reading.tag === tag),
    questionsOf: (list, tag) =>
      data?.questions?.filter((question) => question.list === list && question.tag === tag),
  }
}
