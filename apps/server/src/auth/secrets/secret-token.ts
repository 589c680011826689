import { randomBytes } from 'node:crypto'

/** 256 random bits, for whoever holds them: a bearer token, a link of one use, a known device. */
export const newToken = (): string => randomBytes(32).toString('base64url')
