import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> }

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const violations = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async (asked) => {
      const found = await axe.run(asked)
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  )

/** Targets under 24 px. What is docked is put where it would stand: axe counts what it lies over as small, and the page scrolls from under it. */
async function smallTargets(page: Page): Promise<string[]> {
  const dock = (position: string) =>
    page.evaluate((to) => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-docked]'))
        one.style.position = to
    }, position)
  await dock('static')
  const found = await violations(page, { runOnly: ['target-size'] })
  await dock('')
  return found
}

/** What axe finds on the screen as it is now, by WCAG 2.2 AA and its best practices, or by these rules alone. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // What is still fading in has no contrast yet; a busy machine may draw no frame in which it could go on.
  await page.waitForFunction(
    () => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running')
      for (const one of running) {
        if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish()
      }
      return running.length === 0
    },
    undefined,
    { polling: 100 },
  )
  // It looks into no frame but this one.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await violations(page, { ...(rules && { runOnly: rules }) })
  return rules ? found : [...found, ...(await smallTargets(page))]
}
