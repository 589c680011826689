import { limits } from '@brightplate/contract/limits'
import * as words from '#localized/mails'

/** Reports that an account was locked through a mailed link, with the way back in. */
export const accountLockedMail = (origin: string, token: string) => ({
  subject: words.lockedSubject(),
  text: words.locked({
    minutes: limits.resetLinkMinutes,
    link: `${origin}/reset?token=${token}`,
  }),
})
