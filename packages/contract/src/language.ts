import { z } from 'zod'

/** The languages that pages, mails, plans and messages are written in; the first is the one of whoever asks for no other. */
export const languages = ['en-US', 'es-US'] as const

export const language = z.enum(languages, { error: 'Choose a language.' })

export type Language = z.infer<typeof language>
