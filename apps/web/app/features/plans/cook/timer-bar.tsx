import { AlarmClock } from 'lucide-react'
import * as words from '#words/plans/cook'
import { Button } from '../../../ui/buttons/button.tsx'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { isOver, type Timer, timeLeft } from './timers.ts'

interface TimerBarProps {
  timers: readonly Timer[]
  now: number
  onStop: (id: string) => void
}

/** The timers that run; one that is over says so aloud. */
export function TimerBar({ timers, now, onStop }: TimerBarProps) {
  const over = timers.filter((timer) => isOver(timer, now))
  return (
    <>
      <p role="alert" className="sr-only">
        {over.map(({ label }) => words.timerIsOver({ label })).join(' ')}
      </p>
      {timers.length > 0 && (
        <ul aria-label={words.timers} className="grid gap-2">
          {timers.map((timer) => (
            <li
              key={timer.id}
              className={`flex items-center gap-3 rounded-control py-1 pr-1 pl-4 ${
                isOver(timer, now) ? 'bg-apricot text-on-apricot' : 'bg-wash'
              }`}
            >
              <AlarmClock aria-hidden size={24} className="shrink-0" />
              <span className="min-w-0 flex-1">{timer.label}</span>
              <span role="timer" className="font-semibold text-2xl tabular-nums">
                {isOver(timer, now) ? words.timeIsUp : timeLeft(timer, now)}
              </span>
              <Button variant="secondary" onClick={() => onStop(timer.id)}>
                <RichText
                  text={words.stopTimer({ label: timer.label })}
                  parts={{ timer: (text) => <span className="sr-only">{text}</span> }}
                />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
