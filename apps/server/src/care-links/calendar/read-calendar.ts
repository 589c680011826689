import { daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import { requireChild } from '../../children/require-child.ts'
import { AppError } from '../../errors.ts'
import type { CheckServices } from '../../plans/current-warnings.ts'
import { type LinkServices, openCareLink } from '../opening/open-care-link.ts'
import { sharedDays } from '../page/shared-days.ts'
import { sharedName } from '../page/shared-name.ts'
import { calendarFeed } from './calendar-feed.ts'

const daysBefore = 7
const daysShown = 35

/** The calendar of a link, as its plans are now. Throws as `openCareLink` does. */
export async function readCalendar(
  services: LinkServices & CheckServices,
  secret: string | undefined,
): Promise<string> {
  const { db, now } = services
  const { row, keys, details } = await openCareLink(services, ['calendar'], { secret })
  const { childId, userId, language, id: linkId } = row
  const from = daysLater(plainDateOf(now()), -daysBefore)
  try {
    const { child } = await requireChild(db, keys, childId)
    const caller = { keys, userId }
    const span = { childId, language, from, count: daysShown }
    const days = await sharedDays(db, services, caller, span)
    const childName = sharedName(child.name, details.nameShown)
    return calendarFeed(days, {
      linkId,
      language,
      childName,
      timeZone: details.timeZone ?? 'UTC',
      now: now(),
    })
  } catch (error) {
    // The child, or a plan, was deleted between two reads.
    if (error instanceof AppError && error.code === 'not_found') throw new AppError('link_ended')
    throw error
  }
}
