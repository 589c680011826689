import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether a header `Authorization` bears the token; how far it is right does not show in the time it takes. */
export const isToken = (token: string, authorization: string | undefined): boolean =>
  timingSafeEqual(digestOf(`Bearer ${token}`), digestOf(authorization ?? ''))
