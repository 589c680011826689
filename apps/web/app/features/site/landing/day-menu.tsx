import * as words from '#words/site/landing/example-day'
import { PlatePicture } from '../../../ui/plate-picture.tsx'
import { shortPrepTime } from '../../../ui/words/prep-time.ts'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { shortName } from '../../plans/week/short-name.ts'
import { exampleDay } from './example-day.ts'

/** A day of a real plan, as a page of a cookbook. */
export function DayMenu() {
  return (
    <section
      aria-labelledby="day-menu"
      className="min-w-0 rounded-card border border-line bg-card p-4 shadow-soft sm:p-7"
    >
      <h2 id="day-menu" className="font-display font-semibold text-2xl">
        {words.title}
      </h2>
      <p className="mb-3 text-muted sm:mt-1 sm:mb-5">{words.whose}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(5.5rem,100%),1fr))] gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-6">
        {exampleDay.map(({ slot, word, name, picture, minutes }) => (
          <li key={slot} className="grid content-start justify-items-start gap-2">
            <PlatePicture picture={picture} size={116} first />
            <div>
              <p className="text-muted text-sm">
                <span className="font-semibold text-ember">{word}</span>
                {' · '}
                <span className="whitespace-nowrap tabular-nums">
                  {shortPrepTime({ total_minutes: minutes })}
                </span>
              </p>
              <p className="font-semibold leading-snug">
                <WholeWords>{shortName({ name })}</WholeWords>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
