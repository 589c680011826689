/** The languages that pages, mails, plans and messages are written in; the first is the one of whoever asks for no other. */
export const languages = ['en-US', 'es-US', 'en-GB'] as const

export type Language = (typeof languages)[number]
