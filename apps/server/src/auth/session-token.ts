import { createHash, randomBytes } from 'node:crypto'

/** A bearer token: 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of it. */
export const hashSessionToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
