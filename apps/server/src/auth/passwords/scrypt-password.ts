import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { verifyPassword } from '@better-auth/utils/password'

const keyBytes = 32
/** OWASP's first choice for scrypt: N 2^17, r 8, p 1, which takes 128 MB and about 300 ms of an idle core. */
const cost = { ln: 17, r: 8, p: 1 } as const
const mark = `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$`

const keyOf = (password: string, salt: Buffer) =>
  scryptSync(password.normalize('NFKC'), salt, keyBytes, {
    N: 2 ** cost.ln,
    r: cost.r,
    p: cost.p,
    maxmem: 2 * 128 * 2 ** cost.ln * cost.r,
  })

/** Whether a hash was made with less work than one of today. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(mark)

/**
 * "$scrypt$ln=17,r=8,p=1$salt$key", salt and key in base64url: it says itself how it was made. Holds its thread up.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = keyOf(password, salt)
  return `${mark}${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Of a hash of today, or of one of before: "salt:key" in hex, with an eighth of the work. Holds its thread up. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  if (isOutdated(hash)) return verifyPassword(hash, password)
  const [salt = '', key = ''] = hash.slice(mark.length).split('$')
  const stored = Buffer.from(key, 'base64url')
  const given = keyOf(password, Buffer.from(salt, 'base64url'))
  return stored.length === keyBytes && timingSafeEqual(stored, given)
}
