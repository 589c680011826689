import type { Place } from '@brightplate/contract/account/device'

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** "Thursday, November 26, 2026 at 9:00 AM", in UTC. */
export const momentInWords = (at: Date): string => moment.format(at)

/** "Chrome on Windows, from the network 203.0.113.0/24". */
export function placeInWords(place: Place | null): string {
  if (!place) return 'by whoever runs the service'
  const { browser, system, network } = place
  const device = [browser, system].filter((part) => part !== null).join(' on ')
  return `${device || 'a device that did not say what it is'}${network ? `, from the network ${network}` : ''}`
}
