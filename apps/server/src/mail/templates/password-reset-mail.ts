import { limits } from '@brightplate/contract/limits'

/** A link of one use to choose a new password. */
export const passwordResetMail = (origin: string, token: string) => ({
  subject: 'Choose a new password for Brightplate',
  text: `Someone, hopefully you, asked to choose a new password for Brightplate.\n\nOpen this link within ${limits.resetLinkMinutes} minutes:\n${origin}/reset?token=${token}\n\nIf it was not you, there is nothing to do.`,
})
