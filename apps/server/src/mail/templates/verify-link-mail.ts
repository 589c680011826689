import { limits } from '@brightplate/contract/limits'
import * as words from '#localized/mails'

/** Asks an address to prove that it is its owner's. */
export const verifyLinkMail = (origin: string, token: string) => ({
  subject: words.verifySubject(),
  text: words.verify({ days: limits.verifyLinkDays, link: `${origin}/verify?token=${token}` }),
})
