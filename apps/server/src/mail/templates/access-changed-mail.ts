import { limits } from '@brightplate/contract/limits'
import * as words from '#localized/mails'

export type ChangedAccess = 'password' | 'address' | 'both'

/** Reports a changed password or address, with a link that locks the account. */
export const accessChangedMail = (origin: string, token: string, what: ChangedAccess) => ({
  subject: words.changedSubject({ what }),
  text: words.changed({
    what,
    days: limits.lockLinkDays,
    link: `${origin}/lock?token=${token}`,
  }),
})
