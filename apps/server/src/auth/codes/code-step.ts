import { createOTP } from '@better-auth/utils/otp'

/** How long a code stands (RFC 6238). */
const stepMs = 30_000

/** Clocks of phones are wrong, and a code takes time to be typed: one step each side is taken. */
const stepsAside = 1

/** The step that a code of six digits belongs to; null for none. Counted in 30 seconds since 1970. */
export async function codeStep(now: Date, secret: string, code: string): Promise<number | null> {
  const present = Math.floor(now.getTime() / stepMs)
  const otp = createOTP(secret)
  for (let step = present - stepsAside; step <= present + stepsAside; step += 1) {
    if ((await otp.hotp(step)) === code) return step
  }
  return null
}
