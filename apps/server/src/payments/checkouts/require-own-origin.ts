import type { CheckoutBody } from '@brightplate/contract/account/subscription'
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
  const detail = 'This is not the address of this site. Please reload the page.'
  throw new AppError('invalid_input', { detail, fields: { origin_url: detail } })
}
