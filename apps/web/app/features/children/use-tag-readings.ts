import type { TagReading } from '@brightplate/contract/profile-terms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { type ReadListName, type ReadLists, readListNames } from './tag-list-name.ts'

const settleMs = 350

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** How each tag is understood, once typing pauses. A failure shows nothing. */
export function useTagReadings(lists: ReadLists) {
  const text = JSON.stringify(readListNames.map((name) => lists[name]))
  const settled = useSettled(text)
  const { data } = useQuery({
    queryKey: ['tag-readings', settled],
    queryFn: ({ signal }) => api('interpretProfileTerms', { body: lists, signal }),
    enabled: settled === text && readListNames.some((name) => lists[name].length > 0),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (list: ReadListName, tag: string): TagReading | undefined =>
    data?.readings.find((reading) => reading.list === list && reading.tag === tag)
}
