import { limits } from '@brightplate/contract/limits'

/** Reports that an account was locked through a mailed link, with the way back in. */
export const accountLockedMail = (origin: string, token: string) => ({
  subject: 'Your Brightplate account is locked',
  text: `Your Brightplate account was locked through a link that we mailed. Everybody is logged out, and the password no longer works.\n\nTo open it again, choose a new password within ${limits.resetLinkMinutes} minutes:\n${origin}/reset?token=${token}\n\nAfter that, ask for a new link at the login.`,
})
