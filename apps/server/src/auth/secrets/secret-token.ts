import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, for whoever holds them: a bearer token, a link of one use, a known device. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
