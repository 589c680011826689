import type { TagReading } from '@brightplate/contract/profile-terms'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { addTag } from './tag-list.ts'
import { type ReadListName, type ReadLists, readListNames, type TagTexts } from './tag-list-name.ts'

const settleMs = 350

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** How each tag is understood, what is still being typed included, once typing pauses. A failure shows nothing. */
export function useTagReadings(lists: ReadLists, texts: TagTexts) {
  const body: ReadLists = { allergies: [], behavioral_goals: [], dietary_preferences: [] }
  for (const name of readListNames) body[name] = addTag(lists[name], texts[name])
  const text = JSON.stringify(body)
  const settled = useSettled(text)
  const { data } = useQuery({
    queryKey: ['tag-readings', settled],
    queryFn: ({ signal }) => api('interpretProfileTerms', { body, signal }),
    enabled: settled === text && readListNames.some((name) => body[name].length > 0),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (list: ReadListName, tag: string): TagReading | undefined =>
    data?.readings.find((reading) => reading.list === list && reading.tag === tag)
}
