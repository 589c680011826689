import { randomInt } from 'node:crypto'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { keyedHash } from '../../keys/sealed-columns.ts'

/** No letter or digit that looks like another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 138 bits: a hash without a salt is enough from 112 on, and what nobody may guess has 128 (OWASP ASVS 5.0, 6.5.2, 11.5.1). */
const groups = 7
const groupLength = 4

/** "a7kd-3mpq-w9xf-hc2t-8rbn-ye5s-k4wd" */
export const newRecoveryCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** A code as it is compared: as people type it, it has spaces, hyphens or capital letters. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()

/** What is stored of a code. */
export const recoveryCodeHash = (keys: HouseholdKeys, userId: string, plain: string): string =>
  keyedHash(keys.own, 'recovery code', `${userId} ${plain}`)
