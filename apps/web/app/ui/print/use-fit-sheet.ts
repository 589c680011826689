import { useLayoutEffect, useRef } from 'react'
import { whenIdle } from '../page/when-idle.ts'

const smallestPt = 6
const stepPt = 0.25

/** In few measurements: each lays the page out. */
function fit(sheet: HTMLElement, largestPt: number): void {
  const most = (largestPt - smallestPt) / stepPt
  const fits = (steps: number) => {
    sheet.style.fontSize = `${smallestPt + steps * stepPt}pt`
    return sheet.scrollHeight <= sheet.clientHeight
  }
  // Off the screen nothing would be laid out, and everything would seem to fit.
  sheet.style.contentVisibility = 'visible'
  // As on paper: small letters of a preview are rounded otherwise.
  const preview = sheet.parentElement && Number(getComputedStyle(sheet.parentElement).zoom)
  sheet.style.zoom = String(1 / (preview || 1))
  if (!fits(most)) {
    // The room that words take grows with the square of their letters.
    const guessPt = largestPt * Math.sqrt(sheet.clientHeight / sheet.scrollHeight)
    let steps = Math.max(0, Math.floor((guessPt - smallestPt) / stepPt))
    if (fits(steps)) {
      while (steps < most && fits(steps + 1)) steps += 1
    } else {
      while (steps > 0 && !fits(steps - 1)) steps -= 1
      steps = Math.max(0, steps - 1)
    }
    sheet.style.fontSize = `${smallestPt + steps * stepPt}pt`
  }
  // Even in the smallest letters: the sheet says so itself.
  sheet.toggleAttribute('data-cut', sheet.scrollHeight > sheet.clientHeight)
  sheet.style.zoom = ''
  sheet.style.contentVisibility = ''
}

const isOnScreen = (sheet: HTMLElement) => sheet.getBoundingClientRect().top < innerHeight

/**
 * Sets the letters as large as the page allows: everything on a sheet is measured in them. What is below the screen
 * waits until it is nearly scrolled to, or printed.
 */
export function useFitSheet(largestPt: number) {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const sheet = ref.current
    if (!sheet) return
    // Until it is measured no word is too wide for its column.
    sheet.style.fontSize = `${smallestPt}pt`
    let isFitted = false
    const fitOnce = () => {
      if (isFitted) return
      isFitted = true
      fit(sheet, largestPt)
      // A page that was never laid out may ask for letters that are not there yet.
      if (document.fonts.status !== 'loaded') {
        document.fonts.ready.then(() => fit(sheet, largestPt))
      }
    }
    if (isOnScreen(sheet)) fitOnce()
    const coming = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(fitOnce)
      },
      { rootMargin: '100%' },
    )
    coming.observe(sheet)
    addEventListener('beforeprint', fitOnce)
    return () => {
      coming.disconnect()
      removeEventListener('beforeprint', fitOnce)
    }
  })
  return ref
}
