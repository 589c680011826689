import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isStepId, type StepId } from './child-steps.ts'

/** In the address of the form with all of its steps on one page. */
export const everyStep = 'all'

type AskedStep = StepId | typeof everyStep

/** The search of an address at another step, or at none. What else it says stays. */
export function searchAt(search: string, step: AskedStep | null): string {
  const params = new URLSearchParams(search)
  if (step === null) params.delete('step')
  else params.set('step', step)
  return params.size > 0 ? `?${params}` : ''
}

/** Whether a click on a link leads on in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** Of a double tap the second half falls on what leads a step further by then. */
const isSecondOfDouble = ({ detail }: MouseEvent) => detail > 1

/** Milliseconds within which a tap is the second half of a double one. */
const doubleTapMs = 700

/** Wherever the second half of a double tap falls, it taps nothing there, and takes the focus from no heading. */
function useOneStepATap() {
  const tappedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const ignore = (event: globalThis.MouseEvent) => {
      if (event.detail < 2 || event.timeStamp - tappedAt.current > doubleTapMs) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('mousedown', ignore, true)
    document.addEventListener('click', ignore, true)
    return () => {
      document.removeEventListener('mousedown', ignore, true)
      document.removeEventListener('click', ignore, true)
    }
  }, [])
  return tappedAt
}

/**
 * The step that the address names, so that the browser's back and forward go through them.
 * A tapped one is shown at once: the address follows when the router has drawn the page again.
 */
export function useStep(first: StepId) {
  const { search, hash, key } = useLocation()
  const [tapped, setTapped] = useState<{ step: AskedStep; at: string } | null>(null)
  const tappedAt = useOneStepATap()
  if (tapped && tapped.at !== key) setTapped(null)
  const asked = tapped?.step ?? new URLSearchParams(search).get('step')
  const addressOf = (step: AskedStep) => ({ search: searchAt(search, step), hash })
  return {
    step: isStepId(asked) ? asked : first,
    isEvery: asked === everyStep,
    addressOf,
    /** What a link to a step is given. */
    linkTo: (step: AskedStep) => ({
      to: addressOf(step),
      // The step has scrolled to its heading by then.
      preventScrollReset: true,
      onClick: (event: MouseEvent) => {
        if (isSecondOfDouble(event)) event.preventDefault()
        else if (isPlain(event)) {
          tappedAt.current = event.timeStamp
          setTapped({ step, at: key })
        }
      },
    }),
  }
}

export type LinkToStep = ReturnType<typeof useStep>['linkTo']
