/**
 * How soon a tap is answered, on the production build at a CPU slowed 4 times.
 * Usage: node bench/web/run-tap-bench.ts [--runs N] [--most MS] [WORDS OF A TAP ...]
 *
 * Without words all taps are measured, and bench/tap-results.md is written. Ends with 1 where a run of a tap takes as
 * long as the most, 200 ms if not said, or none is measured.
 */
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { chromiumOptions } from '../../e2e/chromium-options.ts'
import { signIn } from '../../e2e/service/family.ts'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { type BenchSite, openBenchSite } from './bench-site.ts'
import { sourceOf } from './source-of.ts'
import { type Tap, taps } from './taps.ts'

const slowdown = 4
const unwatchedMs = 1000

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, most: { type: 'string', default: '200' } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const mostMs = Number(values.most)

declare global {
  interface Window {
    /** Of each part of a tap, such as pointerup and click: milliseconds to the next picture. */
    tapMs: number[]
    /** Tasks of 50 ms and more: while one lasts, the next tap waits. */
    taskMs: number[]
  }
}

/** Event Timing's durations of interactions, as Interaction to Next Paint counts them. */
function watchTaps() {
  window.tapMs = []
  window.taskMs = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.taskMs.push(Math.round(duration))
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) window.tapMs.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** What the page still does by itself is no answer to a tap. A list is followed for ever: it is never idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1000)
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  )
}

interface Answered {
  tapMs: number
  /** The longest task in the second after the tap, and until what it leads to is there; 0 where none is long. */
  taskMs: number
}

async function tapOnce(browser: Browser, site: BenchSite, tap: Tap): Promise<Answered> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    serviceWorkers: 'block',
    timezoneId: 'America/New_York',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchTaps)
    await signIn(page, site.url, site.session)
    await page.goto(`${site.url}${tap.path(site.planId)}`)
    await tap.before?.(page)
    await tap.target(page).scrollIntoViewIfNeeded()
    await settle(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => {
      window.tapMs.length = 0
      window.taskMs.length = 0
    })
    await tap.target(page).tap()
    // Looking for the answer takes the page's own time: not before the page had it for itself.
    await page.waitForTimeout(unwatchedMs)
    await tap.answer(page).waitFor()
    const taskMs = await page.evaluate(() => Math.max(0, ...window.taskMs))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await settle(page)
    // What is answered within 16 ms is not told.
    return { tapMs: Math.max(16, ...(await page.evaluate(() => window.tapMs))), taskMs }
  } finally {
    await context.close()
  }
}

const ascending = (figures: number[]) => figures.toSorted((a, b) => a - b)
const middleOf = (figures: number[]) =>
  ascending(figures)[Math.floor((figures.length - 1) / 2)] ?? 0

const isAnswered = ({ tapMs }: Answered) => tapMs < mostMs

function rowOf(name: string, answers: readonly Answered[]): string[] {
  const tapMs = answers.map((answer) => answer.tapMs)
  const slowest = Math.max(...tapMs)
  return [
    name,
    String(middleOf(tapMs)),
    `${slowest}${answers.every(isAnswered) ? '' : ' **missed**'}`,
    String(middleOf(answers.map((answer) => answer.taskMs))),
  ]
}

const from = sourceOf(`npm run bench:taps -- --runs ${runs}`)
await endByFindings(async () => {
  const site = await openBenchSite()
  const browser = await chromium.launch(chromiumOptions)
  try {
    const all: Answered[] = []
    const wanted = taps.filter(
      ({ name }) => positionals.length === 0 || positionals.some((words) => name.includes(words)),
    )
    const rows: string[][] = []
    for (const tap of wanted) {
      const answers: Answered[] = []
      for (let run = 0; run < runs; run += 1) answers.push(await tapOnce(browser, site, tap))
      all.push(...answers)
      const row = rowOf(tap.name, answers)
      rows.push(row)
      console.log(row.join(' | '))
    }
    if (positionals.length === 0) {
      const text = [
        '# How soon a tap is answered',
        from,
        `From the finger to the next picture, in milliseconds, as Event Timing tells it (in steps of 8, and 16 where it tells nothing), of the slowest part of the tap. A phone of 412 pixels with its CPU slowed ${slowdown} times, the production build on our own server; each run on a page opened anew. The machine’s load at the end was ${loadavg()[0]?.toFixed(0)} on two cores.`,
        `Aim: the slowest run below ${mostMs}. The last column is the longest task in the second after the tap, and until what it leads to is there, of the middle run: while it lasts, the next tap waits.`,
        markdownTable(['tap', `middle of ${runs}`, 'slowest', 'longest task'], rows),
      ]
      await writeFile(new URL('../tap-results.md', import.meta.url), `${text.join('\n\n')}\n`)
      console.log('bench/tap-results.md written')
    }
    return { judged: all.length, found: all.filter((one) => !isAnswered(one)).length }
  } finally {
    await browser.close()
    await site.close()
  }
})
