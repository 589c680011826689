import { expect, type Page } from '@playwright/test'
import { openWhole, publicPaths, signedInPaths } from '../page/every-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const mostStops = 250

/** What is amiss with what has the focus now; null where the focus has left the page, or was here before. */
const lookAtStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    if (element.dataset.visited) return null
    // The first stop of every page: drawn anew meanwhile, it would not know that it was visited.
    if (element.matches('a[href="#content"]')) {
      if (document.body.dataset.begun) return null
      document.body.dataset.begun = 'yes'
    }
    element.dataset.visited = 'yes'
    const seen = element.innerText?.replace(/\s+/g, ' ').trim().toLowerCase() ?? ''
    const label = element.getAttribute('aria-label')?.toLowerCase()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const middle = (from: number, to: number, most: number) =>
      (Math.max(from, 0) + Math.min(to, most)) / 2
    const there = document.elementFromPoint(
      middle(left, right, innerWidth),
      middle(top, bottom, innerHeight),
    )
    const around = element.closest('label') ?? element.parentElement
    const isSeen = there !== null && (element.contains(there) || around?.contains(there) === true)
    const isPressed = element.matches('a, button:not([role=combobox])')
    const words = seen.split(/[^\p{L}\p{N}]+/u)
    const faults = [
      outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'no ring (2.4.7)' : '',
      isSeen ? '' : 'covered (2.4.11)',
      label !== undefined && isPressed && !words.every((word) => label.includes(word))
        ? `named otherwise: ${label} (2.5.3)`
        : '',
    ].filter(Boolean)
    return faults.map((fault) => `${seen || label || element.tagName}: ${fault}`)
  })

/** Goes through the page with Tab and finds what WCAG asks of each stop. */
async function faultsOfStops(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    const found = await lookAtStop(page)
    if (found === null) {
      expect(stops, 'stops of the page').toBeGreaterThan(1)
      return faults
    }
    faults.push(...found)
  }
  throw new Error(`More than ${mostStops} stops, or the focus is caught`)
}

/** Not the child's menu, which has nothing to press, nor what holds the same as others or almost nothing. */
const isMeasured = (path: string) =>
  !/\?step=(not-eaten|wishes)|token=|\/(shared|menu)$|not-there/.test(path)

test('each stop of the Tab key shows its ring, is covered by nothing and is named by the words that are seen', async ({
  page,
  service,
}) => {
  test.slow()
  const { child, plan } = await startFamily(page, service.url)
  const signedIn = signedInPaths(child.id, plan.id)
  const paths = [...signedIn, ...publicPaths].filter(isMeasured)
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await openWhole(page, `${service.url}${path}`)
    // What is docked comes once the page is there; behind the login each has something.
    if (signedIn.includes(path)) {
      await expect(page.locator('[data-docked]:visible').first()).toBeVisible()
    }
    const faults = await faultsOfStops(page)
    if (faults.length > 0) found[path] = faults
  }
  expect(found).toEqual({})
})

test('the places of an evening stand in one order, and help is in the footer of every page with a frame', async ({
  page,
  service,
}) => {
  const { child, plan } = await startFamily(page, service.url)
  const framed = signedInPaths(child.id, plan.id).filter(
    (path) => !/\/(menu|cook)(\/|$)/.test(path),
  )
  for (const path of framed) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openWhole(page, `${service.url}${path}`)
    await expect(page.getByRole('list', { name: 'Places' }).getByRole('link')).toHaveText([
      'Today',
      'Week',
      'List',
      'Child',
    ])
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }),
    ).toHaveCount(1)
    expect(await page.title()).not.toBe('Brightplate')
  }
})
