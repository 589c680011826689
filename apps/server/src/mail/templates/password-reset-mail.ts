import { limits } from '@brightplate/contract/limits'
import * as words from '#localized/mails'

/** A link of one use to choose a new password. */
export const passwordResetMail = (origin: string, token: string) => ({
  subject: words.resetSubject(),
  text: words.reset({
    minutes: limits.resetLinkMinutes,
    link: `${origin}/reset?token=${token}`,
  }),
})
