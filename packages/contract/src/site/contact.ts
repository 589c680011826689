import { z } from 'zod'
import * as words from '#localized/account'
import { emailField, personNameField } from '../account/auth.ts'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'

/** Goes into headers of a mail: one line, nothing that cannot be seen. */
const oneLine = /^\P{Cc}*$/u

export const contactBody = z.object({
  name: personNameField.regex(oneLine, { error: words.yourNameOnOneLine }),
  email: emailField,
  subject: z
    .string({ error: words.enterSubject })
    .trim()
    .min(1, { error: words.enterSubject })
    .max(limits.subjectMaxLength, { error: () => limitMessages.subject })
    .regex(oneLine, { error: words.subjectOnOneLine }),
  message: z
    .string({ error: words.enterMessage })
    .trim()
    .min(1, { error: words.enterMessage })
    .max(limits.messageMaxLength, { error: () => limitMessages.message }),
})

export type ContactMessage = z.infer<typeof contactBody>
