import { limits } from '@brightplate/contract/limits'
import * as words from '#localized/mails'

/** Invites to a household; the inviter is named by their address, as a name may say anything to a stranger. */
export const invitationMail = (origin: string, token: string, inviter: string) => ({
  subject: words.inviteSubject(),
  text: words.invite({ inviter, days: limits.invitationDays, link: `${origin}/join#${token}` }),
})
