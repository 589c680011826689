import type { Juice, Meal, PlanDay, Snack } from '@brightplate/contract/plans/plan-data'
import { AlarmClock, ArrowLeft, ArrowRight, Check, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as words from '#words/plans/cook'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { timeOfDay } from '../../../ui/words/dates.ts'
import { prepTime } from '../../../ui/words/prep-time.ts'
import { RichText } from '../../../ui/words/rich-text.tsx'
import { WholeWords } from '../../../ui/words/whole-words.tsx'
import { DishPicture } from '../../dish-photos/dish-picture.tsx'
import { type CookStep, cookingOf } from './cook-steps.ts'
import { CookedView } from './cooked-view.tsx'
import { TimerBar } from './timer-bar.tsx'
import { useAwakeScreen } from './use-awake-screen.ts'
import { useTimers } from './use-timers.ts'

const wide = 'min-h-16 flex-1 text-xl max-[22rem]:px-2 max-[22rem]:text-lg'

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1 text-lg leading-snug lg:gap-2 lg:text-xl">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <span aria-hidden className="mt-2.5 size-2 shrink-0 rounded-full bg-apricot" />
          <span className="min-w-0 break-words">{line}</span>
        </li>
      ))}
    </ul>
  )
}

interface StepViewProps {
  step: CookStep
  number: number
  all: readonly string[]
  onTimer: (label: string, minutes: number) => void
}

function StepView({ step, number, all, onTimer }: StepViewProps) {
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[3fr_2fr] md:gap-10">
      <div className="grid content-start gap-5">
        <p className="break-words font-semibold text-3xl leading-snug sm:text-4xl">{step.text}</p>
        {step.timers.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            className="min-h-16 w-fit text-xl"
            onClick={() => onTimer(words.timerLabel({ number }), minutes)}
          >
            <AlarmClock aria-hidden size={24} />
            {words.startTimer({ minutes })}
          </Button>
        ))}
      </div>
      <div className="grid content-start gap-3">
        {step.lines.length > 0 && <Lines lines={step.lines} />}
        {step.lines.length < all.length && (
          <Disclosure summary={words.allThatGoesIn}>
            <Lines lines={all} />
          </Disclosure>
        )}
      </div>
    </div>
  )
}

interface CookDishProps {
  dish: Meal | Snack | Juice
  childName: string | null
  days: readonly PlanDay[]
  /** Address to go back to. */
  leaveTo: string
  /** Storage key of its timers. */
  timersKey: string
  /** What to do at choking, where the child chokes. */
  aid: string | null
  /** The question after the last step. */
  afterwards: ReactNode
}

/** A dish on the whole screen, one step at a time, to be followed with wet hands or by ear. */
export function CookDish({
  dish,
  childName,
  days,
  leaveTo,
  timersKey,
  aid,
  afterwards,
}: CookDishProps) {
  const { lines, steps } = cookingOf(dish, days)
  const [stepNumber, setStepNumber] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const isAwake = useAwakeScreen()
  const { timers, now, start, stop } = useTimers(timersKey)
  const last = steps.length
  const [readyAt, setReadyAt] = useState<Date | null>(null)
  const go = (next: number) => {
    setReadyAt(null)
    setStepNumber(Math.min(Math.max(next, 0), last))
  }
  // A screen reader reads on from the heading of the step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step again
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [stepNumber, readyAt])
  useEffect(() => {
    const turn = ({ key, target }: KeyboardEvent) => {
      if (readyAt) return
      if (target instanceof HTMLElement && target.closest('button, a, summary')) return
      if (key === 'ArrowRight') setStepNumber((one) => Math.min(one + 1, last))
      if (key === 'ArrowLeft') setStepNumber((one) => Math.max(one - 1, 0))
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [last, readyAt])
  const step = steps[stepNumber - 1]
  const time = prepTime(dish)
  const view: ReactNode = readyAt ? (
    <CookedView dish={dish} childName={childName}>
      {afterwards}
    </CookedView>
  ) : step ? (
    <StepView step={step} number={stepNumber} all={lines} onTimer={start} />
  ) : (
    <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-[14rem_1fr] lg:grid-cols-[22rem_1fr] lg:items-center lg:gap-12">
      <div className="mx-auto w-48 max-w-full sm:w-full">
        <DishPicture dish={dish} first />
      </div>
      <div className="grid gap-3">
        <p className="font-semibold text-2xl lg:text-4xl">
          <WholeWords>{dish.name}</WholeWords>
        </p>
        {time && <p className="text-muted">{time}</p>}
        <Lines lines={lines} />
      </div>
    </div>
  )
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1120px] flex-col px-4">
      <div className="flex flex-wrap items-center justify-between gap-3 py-3">
        <h1
          ref={heading}
          tabIndex={-1}
          className="min-w-0 font-semibold text-lg text-muted outline-none"
        >
          <RichText
            text={
              readyAt
                ? words.readyAt({ time: timeOfDay(readyAt), dish: dish.name })
                : step
                  ? words.stepTitle({ number: stepNumber, count: last, dish: dish.name })
                  : words.needTitle({ dish: dish.name })
            }
            parts={{ dish: (text) => <span className="sr-only">{text}</span> }}
          />
        </h1>
        <ButtonLink to={leaveTo} variant="quiet" className="shrink-0">
          <X aria-hidden size={22} />
          {words.close}
        </ButtonLink>
      </div>
      <TimerBar timers={timers} now={now} onStop={stop} />
      <div className="flex-1 py-4 lg:py-10">{view}</div>
      {aid && <p className="pb-2 text-muted text-sm">{aid}</p>}
      {!isAwake && <p className="pb-2 text-muted text-sm">{words.mayTurnOff}</p>}
      <nav
        aria-label={words.steps}
        data-docked="one-row"
        className="sticky bottom-0 flex flex-wrap gap-3 bg-paper pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        {stepNumber > 0 && (
          <Button
            variant="secondary"
            className={wide}
            onClick={() => go(readyAt ? stepNumber : stepNumber - 1)}
          >
            <ArrowLeft aria-hidden size={24} />
            {words.back}
          </Button>
        )}
        {readyAt ? (
          <ButtonLink to={leaveTo} className={wide}>
            {words.toPlan}
          </ButtonLink>
        ) : stepNumber < last ? (
          <Button className={wide} onClick={() => go(stepNumber + 1)}>
            {stepNumber === 0 ? words.start : words.next}
            <ArrowRight aria-hidden size={24} />
          </Button>
        ) : (
          <Button className={wide} onClick={() => setReadyAt(new Date())}>
            <Check aria-hidden size={24} />
            {words.done}
          </Button>
        )}
      </nav>
    </div>
  )
}
