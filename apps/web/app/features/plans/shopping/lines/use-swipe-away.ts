import { type PointerEvent, useRef, useState } from 'react'

/** How far a finger goes before the line is taken off, and before it is no longer a tap. */
const farEnough = 96
const noTap = 10

/** Swipe a row to the left; the same act must have a button too. */
export function useSwipeAway(onSwipe: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const [moved, setMoved] = useState(0)
  const isFar = moved <= -farEnough
  const rest = () => {
    from.current = null
    setMoved(0)
  }
  return {
    isMoving: moved !== 0,
    isFar,
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        if (pointerType !== 'mouse') from.current = { x: clientX, y: clientY }
      },
      onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
        if (!from.current) return
        const across = clientX - from.current.x
        const isAcross = moved !== 0 || Math.abs(across) > 2 * Math.abs(clientY - from.current.y)
        if (!isAcross || across > -noTap) return
        currentTarget.setPointerCapture(pointerId)
        setMoved(across)
      },
      onPointerUp: () => {
        if (isFar) onSwipe()
        rest()
      },
      onPointerCancel: rest,
    },
    // Vertical scrolling stays with the browser.
    style: { touchAction: 'pan-y', transform: moved ? `translateX(${moved}px)` : undefined },
  } as const
}
