import type { Page } from '@playwright/test'

/** How far the page has jumped since it was loaded, as the browser counts it (Layout Instability). */
export const sumOfShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // What was counted before is told in a turn of its own.
        setTimeout(() => resolve(sum), 300)
      }),
  )
