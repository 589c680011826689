import { limits } from '@brightplate/contract/limits'

/** Asks an address to prove that it is its owner's. */
export const verifyLinkMail = (origin: string, token: string) => ({
  subject: 'Confirm your email address for Brightplate',
  text: `Someone, hopefully you, gave this address for an account of Brightplate.\n\nTo confirm that it is yours, open this link within ${limits.verifyLinkDays} days:\n${origin}/verify?token=${token}\n\nIf it was not you, there is nothing to do.`,
})
