import { PlatePicture } from '../../../ui/plate-picture.tsx'
import { shortPrepTime } from '../../../ui/words/prep-time.ts'
import { exampleDay } from './example-day.ts'

/** A day of a real plan, as a page of a cookbook. */
export function DayMenu() {
  return (
    <section
      aria-labelledby="day-menu"
      className="min-w-0 rounded-card border border-line bg-card p-5 shadow-soft sm:p-7"
    >
      <h2 id="day-menu" className="font-display font-semibold text-2xl">
        One day of a plan
      </h2>
      <p className="mt-1 mb-5 text-muted">For Sam, who is 7, without milk and peanuts</p>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3">
        {exampleDay.map(({ slot, word, name, picture, minutes }) => (
          <li key={slot} className="grid content-start justify-items-start gap-2">
            <PlatePicture picture={picture} size={116} first />
            <div>
              <p className="text-muted text-sm">
                <span className="font-semibold text-ember">{word}</span>
                {' · '}
                <span className="tabular-nums">{shortPrepTime({ total_minutes: minutes })}</span>
              </p>
              <p className="font-semibold leading-snug">{name}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
