import { CalendarDays, CookingPot, ListChecks, type LucideIcon, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import * as words from '#words/site/frame/bottom-bar'

interface BottomBarProps {
  /** Without a plan there is neither week nor list. */
  planId: string | undefined
  childId: string | undefined
}

interface Place {
  word: string
  Icon: LucideIcon
  to: string
}

/** The four places of an evening, under the thumb of a phone. */
export function BottomBar({ planId, childId }: BottomBarProps) {
  const { pathname, search } = useLocation()
  const isList = new URLSearchParams(search).get('tab') === 'list'
  const places: (Place & { isHere: boolean })[] = [
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
    places.push({ word: words.child, Icon: UserRound, to: `/children/${childId}`, isHere: false })
  }
  if (places.length < 2) return null
  return (
    <>
      {/* Nothing of the page is left behind the bar. */}
      <div aria-hidden className="h-20 sm:hidden print:hidden" />
      <nav
        data-docked=""
        aria-label={words.places}
        className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden"
      >
        <ul className="flex">
          {places.map(({ word, Icon, to, isHere }) => (
            <li key={word} className="flex-1">
              <Link
                to={to}
                aria-current={isHere ? 'page' : undefined}
                className={`grid min-h-14 content-center justify-items-center gap-0.5 text-sm ${
                  isHere ? 'font-semibold text-leaf' : 'text-muted'
                }`}
              >
                <Icon aria-hidden size={22} />
                {word}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
