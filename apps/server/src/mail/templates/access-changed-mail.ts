import { limits } from '@brightplate/contract/limits'

/** Reports a changed password or address, with a link that locks the account. */
export function accessChangedMail(origin: string, token: string, changed: readonly string[]) {
  const what = changed.join(' and ')
  const were = changed.length > 1 ? 'were' : 'was'
  return {
    subject: `Your Brightplate ${what} ${were} changed`,
    text: `The ${what} of the Brightplate account with this address ${were} changed.\n\nIf it was you, there is nothing to do.\n\nIf it was not you, open this link within ${limits.lockLinkDays} days to lock the account:\n${origin}/lock?token=${token}\n\nIt logs everybody out, the password no longer works, and a link to choose a new one goes to the address that the account had before.`,
  }
}
