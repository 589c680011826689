import { ApiError } from '@brightplate/contract/api/api-client'
import type { ContactMessage } from '@brightplate/contract/site/contact'
import * as words from '#words/site/contact/post'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { served } from '../../../served.ts'

/** Why a message was not sent: a sentence at each field, else one for all of it. */
export interface Refusal {
  fields: Record<string, string>
  sentence: string | null
}

/** Sends the message through the service; null once it took it. */
export async function postMessage(message: ContactMessage): Promise<Refusal | null> {
  try {
    await api('sendContactMessage', { body: message })
    return null
  } catch (error) {
    const fields = (error instanceof ApiError && error.body?.fields) || {}
    if (Object.keys(fields).length > 0) return { fields, sentence: null }
    const fallback = words.couldNotSend({ mail: served.mail })
    return { fields, sentence: errorMessage(error, fallback) }
  }
}
