import { Link } from 'react-router'
import * as words from '#words/site/frame/bottom-bar'
import { type PlacesProps, usePlaces } from './places.ts'

/** The places under the thumb of a phone. */
export function BottomBar(props: PlacesProps) {
  const places = usePlaces(props)
  if (places.length === 0) return null
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
