import { z } from 'zod'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'

const tag = z
  .string()
  .trim()
  .max(limits.tagMaxLength, { error: () => limitMessages.tag })

/** Tags as typed, trimmed; empty ones are dropped and the same tag twice is kept once, case ignored. */
export const tagListField = z
  .array(tag)
  .transform((tags) => {
    const seen = new Set<string>()
    return tags.filter((text) => {
      const folded = text.toLowerCase()
      if (folded === '' || seen.has(folded)) return false
      seen.add(folded)
      return true
    })
  })
  .pipe(z.array(z.string()).max(limits.tagsPerList, { error: () => limitMessages.tags }))
