import type { CheckoutBody } from '@brightplate/contract/account/subscription'
import * as words from '#localized/errors'
import { AppError } from '../../errors.ts'

/** Where a parent may be sent back to: the site's own address. Throws `invalid_input`. */
export function requireOwnOrigin(
  { origin_url }: Pick<CheckoutBody, 'origin_url'>,
  publicOrigin: string | null,
  headers: { origin?: string | undefined; host?: string | undefined },
): string {
  const { origin, host } = new URL(origin_url)
  const own = publicOrigin
    ? origin === publicOrigin
    : origin === headers.origin && host === headers.host
  if (own) return origin
  const detail = words.notThisSite()
  throw new AppError('invalid_input', { detail, fields: { origin_url: detail } })
}
