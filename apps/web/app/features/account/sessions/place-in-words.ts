import type { Place } from '@brightplate/contract/account/device'
import * as words from '#words/account/sessions/place'

/** "Chrome on Windows" */
export function deviceInWords(place: Place | null): string {
  const { browser, system } = place ?? { browser: null, system: null }
  if (browser && system) return words.browserOnSystem({ browser, system })
  return browser ?? system ?? words.unknownDevice
}

/** "Network 203.0.113.0/24"; null where it is not known or our own. */
export const networkInWords = (place: Place | null): string | null =>
  place?.network ? words.network({ network: place.network }) : null
