import { CalendarDays, CookingPot, ListChecks, type LucideIcon, UserRound } from 'lucide-react'
import { useLocation } from 'react-router'
import * as words from '#words/site/frame/bottom-bar'

export interface PlacesProps {
  /** Without a plan there is neither week nor list. */
  planId: string | undefined
  childId: string | undefined
}

/** The child whose page is open, in the first group. */
export const childOfPath = /^\/children\/([0-9a-f-]{36})/

interface Place {
  word: string
  Icon: LucideIcon
  to: string
  isHere: boolean
}

/** The four places of an evening, as far as there are any; none where there is no choice. */
export function usePlaces({ planId, childId }: PlacesProps): Place[] {
  const { pathname, search } = useLocation()
  const isList = new URLSearchParams(search).get('tab') === 'list'
  const places: Place[] = [
    { word: words.today, Icon: CookingPot, to: '/dashboard', isHere: pathname === '/dashboard' },
  ]
  if (planId) {
    const to = `/meal-plan/${planId}`
    const isPlan = pathname === to
    places.push(
      { word: words.week, Icon: CalendarDays, to, isHere: isPlan && !isList },
      { word: words.list, Icon: ListChecks, to: `${to}?tab=list`, isHere: isPlan && isList },
    )
  }
  if (childId) {
    const to = `/children/${childId}`
    places.push({ word: words.child, Icon: UserRound, to, isHere: pathname === to })
  }
  return places.length < 2 ? [] : places
}
