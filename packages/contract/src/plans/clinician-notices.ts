import * as words from '#localized/notices'
import type { KeyedText, PlanData } from './plan-data.ts'

/** So begin the keys of what a parent answered of signs for a clinician, and of what the list of foods says. */
export const redFlagKey = 'red-flag.'
const listKey = 'clinic.'

/** Said in the plan of a child who chokes or coughs at meals. */
export const chewsWithCareKey = 'clinic.chews-with-care'

/** What to do at choking, on every screen and paper of such a child. */
export const chokingAid = words.chokingAid

type Noticed = Pick<PlanData, 'notices'>

/** What of a plan’s notices leads to a clinician: what is for today, and what is not. */
export function clinicianNotices({ notices = [] }: Noticed): Record<'today' | 'soon', KeyedText[]> {
  const all = notices.filter(({ key }) => key.startsWith(redFlagKey) || key.startsWith(listKey))
  const isToday = ({ params }: KeyedText) => params.urgency === 'today'
  return { today: all.filter(isToday), soon: all.filter((one) => !isToday(one)) }
}

/** What to do at choking, where a plan is of a child who chokes or coughs at meals; null for any other. */
export const chokingAidOf = ({ notices = [] }: Noticed): string | null =>
  notices.some(({ key }) => key === chewsWithCareKey) ? chokingAid() : null
