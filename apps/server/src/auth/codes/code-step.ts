import { createOTP } from '@better-auth/utils/otp'

/** How long a code stands (RFC 6238). */
const stepMs = 30_000

/** One step of tolerance each side, for clock drift and typing time. */
const stepsAside = 1

/** The time step (30 seconds since 1970) that a code of six digits belongs to; null for none. */
export async function codeStep(now: Date, secret: string, code: string): Promise<number | null> {
  const present = Math.floor(now.getTime() / stepMs)
  const otp = createOTP(secret)
  for (let step = present - stepsAside; step <= present + stepsAside; step += 1) {
    if ((await otp.hotp(step)) === code) return step
  }
  return null
}
