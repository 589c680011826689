import { Link } from 'react-router'
import * as words from '#words/site/frame/bottom-bar'
import { type PlacesProps, usePlaces } from './places.ts'

/** The same places in the header of a wider screen. */
export function HeaderPlaces(props: PlacesProps) {
  const places = usePlaces(props)
  if (places.length === 0) return null
  return (
    <ul aria-label={words.places} className="flex gap-1">
      {places.map(({ word, Icon, to, isHere }) => (
        <li key={word}>
          <Link
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={`flex min-h-12 items-center gap-2 rounded-control px-3 hover:bg-wash ${
              isHere ? 'bg-wash font-semibold text-leaf' : 'text-muted'
            }`}
          >
            <Icon aria-hidden size={20} />
            {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}
