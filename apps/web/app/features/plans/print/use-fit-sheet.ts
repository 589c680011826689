import { useLayoutEffect, useRef } from 'react'

const smallestPt = 6
const stepPt = 0.25

function fit(sheet: HTMLElement | null, largestPt: number): void {
  if (!sheet) return
  for (let size = largestPt; size >= smallestPt; size -= stepPt) {
    sheet.style.fontSize = `${size}pt`
    if (sheet.scrollHeight <= sheet.clientHeight) return
  }
}

/** Sets the letters as large as the page allows: everything on a sheet is measured in them. */
export function useFitSheet(largestPt: number) {
  const sheet = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    fit(sheet.current, largestPt)
    document.fonts.ready.then(() => fit(sheet.current, largestPt))
  })
  return sheet
}
