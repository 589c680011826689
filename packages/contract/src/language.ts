import { z } from 'zod'
import * as words from '#said/account'

/** The languages that pages, mails, plans and messages are written in; the first is the one of whoever asks for no other. */
export const languages = ['en-US', 'es-US'] as const

export const language = z.enum(languages, { error: words.chooseLanguage })

export type Language = z.infer<typeof language>
