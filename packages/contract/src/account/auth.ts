import { z } from 'zod'
import * as words from '#localized/account'
import { language } from '../language.ts'
import { limitMessages } from '../limit-messages.ts'
import { limits } from '../limits.ts'
import { isOneLine, oneLineMessage } from '../one-line.ts'
import { deviceTokenField } from './device.ts'
import { codeField } from './factors.ts'

export const emailField = z
  .string({ error: words.enterEmail })
  .trim()
  .toLowerCase()
  .min(1, { error: words.enterEmail })
  .max(limits.emailMaxLength, { error: () => limitMessages.email })
  .pipe(z.email({ error: words.emailLike }))

export const newPasswordField = z
  .string({ error: words.choosePassword })
  .min(limits.passwordMinLength, { error: () => limitMessages.passwordLeast })
  .max(limits.passwordMaxLength, { error: () => limitMessages.password })

export const personNameField = z
  .string({ error: words.enterName })
  .trim()
  .min(1, { error: words.enterName })
  .max(limits.nameMaxLength, { error: () => limitMessages.name })
  .refine(isOneLine, { error: oneLineMessage })

const presentPasswordField = z
  .string({ error: words.enterPassword })
  .min(1, { error: words.enterPassword })
  .max(limits.passwordMaxLength, { error: words.wrongPassword })

export const registerBody = z.object({
  name: personNameField,
  email: emailField,
  password: newPasswordField,
  invitation: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'The secret of an invitation to this address: the account joins that household, its address is proved, and no trial starts.',
    ),
})

export const loginBody = z.object({
  email: emailField,
  password: presentPasswordField,
  code: codeField
    .optional()
    .describe('Where the account asks for one: without it the answer is `code_needed`.'),
  device_token: deviceTokenField,
})

export const recoverAccountBody = loginBody.omit({ code: true })

export const forgotPasswordBody = z.object({ email: emailField })

export const resetPasswordBody = z.object({
  token: z.string().min(1).max(200),
  password: newPasswordField,
})

export const verifyEmailBody = z.object({ token: z.string().min(1).max(200) })

export const lockAccountBody = z.object({ token: z.string().min(1).max(200) })

export const user = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    language: language
      .optional()
      .describe('Of pages and mails; absent until one is chosen, or asked for at registering.'),
  })
  .meta({ id: 'User' })

export const session = z
  .object({
    token: z.string(),
    user,
    device_token: z.string().optional().describe('To be kept and sent with the next login.'),
  })
  .meta({ id: 'Session' })

export type User = z.infer<typeof user>
export type Session = z.infer<typeof session>
export type RegisterBody = z.infer<typeof registerBody>
export type RecoverAccountBody = z.infer<typeof recoverAccountBody>
export type LoginBody = z.infer<typeof loginBody>
