import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> }

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds on the screen as it is now, by WCAG 2.2 AA and its best practices, or by these rules alone. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // What is still fading in has no contrast yet.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
  // It looks into no frame but this one.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  return page.evaluate(async (asked) => {
    const found = await axe.run(asked)
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    )
  }, options)
}
