import {
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import type { StepId } from './child-steps.ts'

interface StepSectionProps {
  id: StepId
  title: string
  /** One sentence on what it changes, where its fields do not say it. */
  intro?: string
  isShown: boolean
  children: ReactNode
}

const headingOf = (id: StepId) => `step-${id}`

/** What is not on the screen stays as it was typed; its code comes when it is first shown. */
function Section({ id, title, intro, isShown, children }: StepSectionProps) {
  // The step that was asked for comes in one piece with the form: nothing below it moves.
  const [isFirst] = useState(isShown)
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  // The heading answers the tap; forty foods take a moment to draw on a slow phone.
  const isDrawn = useDeferredValue(wasShown)
  const content = <div className="flex flex-col gap-6">{children}</div>
  return (
    <section aria-labelledby={headingOf(id)} hidden={!isShown}>
      <h2
        id={headingOf(id)}
        tabIndex={-1}
        className={`scroll-mt-4 text-2xl outline-none wrap-anywhere ${intro ? '' : 'mb-3'}`}
      >
        {title}
      </h2>
      {intro && <p className="mt-1 mb-4 text-muted">{intro}</p>}
      {isDrawn && (isFirst ? content : <Suspense fallback={<LoadingState />}>{content}</Suspense>)}
    </section>
  )
}

/** One step of the form. A tap is answered sooner where what nobody sees is not drawn again. */
export const StepSection = memo(Section, (before, now) => !before.isShown && !now.isShown)

/** After a step the keyboard and the screen reader go on at the heading of the next, or where it is asked. */
export function useStepFocus(step: StepId, isEvery: boolean, focusInstead: () => boolean) {
  const shown = useRef(`${step} ${isEvery}`)
  useEffect(() => {
    if (shown.current === `${step} ${isEvery}`) return
    shown.current = `${step} ${isEvery}`
    if (focusInstead()) return
    const heading = document.getElementById(headingOf(step))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  })
}
