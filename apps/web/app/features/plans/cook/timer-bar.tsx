import { AlarmClock } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
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
        {over.map(({ label }) => `The timer of ${label} is over.`).join(' ')}
      </p>
      {timers.length > 0 && (
        <ul aria-label="Timers" className="grid gap-2">
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
                {isOver(timer, now) ? 'Time is up' : timeLeft(timer, now)}
              </span>
              <Button variant="secondary" onClick={() => onStop(timer.id)}>
                Stop<span className="sr-only"> the timer of {timer.label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
