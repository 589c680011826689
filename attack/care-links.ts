import { apiBase } from '@brightplate/contract/api/endpoints'
import { careLinkKinds } from '@brightplate/contract/sharing/care-link'
import type { Family } from './family.ts'
import { type Answer, send } from './requests/send.ts'

export interface MadeLink {
  id: string
  kind: (typeof careLinkKinds)[number]
  secret: string
  code: string | null
}

const codeOfAbout = '4711'

/** A link of every kind, that of how a child eats with a code. */
export async function makeLinks({ call, childId }: Pick<Family, 'call' | 'childId'>) {
  const links: MadeLink[] = []
  for (const kind of careLinkKinds) {
    const code = kind === 'about' ? codeOfAbout : null
    const link = await call('createCareLink', {
      params: { id: childId },
      body: {
        ...{ kind, code, recipient: 'Grandma Rose', name_shown: 'first' },
        ...{ language: 'en-US', consents: true },
      },
    })
    links.push({ kind, code, id: link.id, secret: link.secret })
  }
  return links
}

/** Opens a link as whoever has it does: without an account. */
export function openLink(
  url: string,
  { kind, secret, code }: Omit<MadeLink, 'id'>,
  token?: string,
): Promise<Answer> {
  if (kind === 'calendar') {
    const path = `${apiBase}/calendar.ics?secret=${encodeURIComponent(secret)}`
    return send(url, { method: 'GET', path, token })
  }
  const headers = { 'x-care-link': secret, ...(code === null ? {} : { 'x-care-link-code': code }) }
  return send(url, { method: 'GET', path: `${apiBase}/shared`, token, headers })
}

/** With another last letter: what was never given out. */
const forged = (secret: string) => `${secret.slice(0, -2)}${secret.endsWith('AA') ? 'BB' : 'AA'}`

/** Ways to open a link that open nothing, each with why. */
export const wrongWays = (links: readonly MadeLink[]): [string, Omit<MadeLink, 'id'>][] =>
  links.flatMap((link): [string, Omit<MadeLink, 'id'>][] => [
    ['forged', { ...link, secret: forged(link.secret) }],
    ['by its id', { ...link, secret: link.id }],
    ['as another kind', { ...link, kind: link.kind === 'calendar' ? 'week' : 'calendar' }],
    ...(link.code === null
      ? []
      : [
          ['without its code', { ...link, code: null }] satisfies [string, Omit<MadeLink, 'id'>],
          ['with another code', { ...link, code: '0000' }] satisfies [string, Omit<MadeLink, 'id'>],
        ]),
  ])
