import type { Place } from '@brightplate/contract/account/device'
import * as words from '#localized/mails'

/** "Thursday, November 26, 2026 at 9:00 AM", in UTC. */
export const momentInWords = (at: Date): string =>
  new Intl.DateTimeFormat(words.languageTag(), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)

/** "Chrome on Windows, from the network 203.0.113.0/24". */
export function placeInWords(place: Place | null): string {
  if (!place) return words.operator()
  const { browser, system, network } = place
  const device =
    browser !== null && system !== null
      ? words.browserOn({ browser, system })
      : (browser ?? system ?? words.unknownDevice())
  return network ? words.fromNetwork({ device, network }) : device
}
