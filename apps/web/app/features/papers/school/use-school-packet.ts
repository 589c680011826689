import type { Child } from '@brightplate/contract/child/child'
import type { Language } from '@brightplate/contract/languages'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { loadPacketWords } from './packet-words.ts'

/** What stands on the sheets now, with the words around it. */
export const useSchoolPacket = (
  { id, revision, school_words, care_words }: Child,
  language: Language,
) =>
  useQuery({
    // One that was asked for before a save must not stand for what is saved.
    queryKey: queryKeys.children.schoolPacket(id, language, [revision, school_words, care_words]),
    // Printed, it cannot be called back: what is on the screen is of now.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [packet, words] = await Promise.all([
        api('readSchoolPacket', { params: { id }, query: { language }, signal }),
        loadPacketWords(language),
      ])
      return { packet, words }
    },
  })
