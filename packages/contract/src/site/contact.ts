import { z } from 'zod'
import { emailField, personNameField } from '../account/auth.ts'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'

/** Goes into headers of a mail: one line, nothing that cannot be seen. */
const oneLine = /^\P{Cc}*$/u

export const contactBody = z.object({
  name: personNameField.regex(oneLine, 'Write your name on one line.'),
  email: emailField,
  subject: z
    .string({ error: 'Enter a subject.' })
    .trim()
    .min(1, 'Enter a subject.')
    .max(limits.subjectMaxLength, limitMessages.subject)
    .regex(oneLine, 'Write the subject on one line.'),
  message: z
    .string({ error: 'Enter your message.' })
    .trim()
    .min(1, 'Enter your message.')
    .max(limits.messageMaxLength, limitMessages.message),
})

export type ContactMessage = z.infer<typeof contactBody>
