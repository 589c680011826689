import { apiBase, endpoints } from '@brightplate/contract/api/endpoints'
import type { NewCareLink } from '@brightplate/contract/sharing/care-link'

/** What a parent sends: of a page the secret stands behind the #, where no server and no log sees it. */
export const linkAddress = (
  origin: string,
  { kind, secret }: Pick<NewCareLink, 'kind' | 'secret'>,
): string =>
  kind === 'calendar'
    ? `${origin}${apiBase}${endpoints.readCalendar.path}?secret=${secret}`
    : `${origin}/shared#${secret}`
