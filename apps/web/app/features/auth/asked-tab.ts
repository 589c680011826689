import type { AuthTab } from './auth-tab.ts'

/** Names the dialog in an address: what a tap sent before the scripts were there. */
export const askedTab = 'open'

/** The tab that an address asks for; null where it asks for none. */
export function readAskedTab(search: string): AuthTab | null {
  const asked = new URLSearchParams(search).get(askedTab)
  return asked === 'login' || asked === 'register' ? asked : null
}
