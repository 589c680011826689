/**
 * Lighthouse and bytes of JavaScript on the production build. Usage: node bench/web/run-web-bench.ts [--runs N] [PATH ...]
 *
 * Without paths all pages are measured, and bench/web-results.md is written. Ends with 1 where a page misses an aim, or
 * none is measured.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publicPages } from '@brightplate/contract/site/page-address'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../e2e/chromium-options.ts'
import { publicPaths, signedInPaths } from '../../e2e/page/every-page.ts'
import { signIn } from '../../e2e/service/family.ts'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { type Audit, auditPage } from './audit-page.ts'
import { type BenchSite, freePort, openBenchSite, plansInAccount } from './bench-site.ts'
import { heldFigures, type MeasuredPage } from './held-figures.ts'
import { scriptBytes } from './script-bytes.ts'
import { sourceOf } from './source-of.ts'

interface Measured extends Audit {
  page: MeasuredPage
  scriptKb: number
}

const aims = { performance: 95, accessibility: 100, 'best-practices': 100 }

/** What comes with a mail or a link is for nobody else, and neither is what is behind the login. */
const isFound = (path: string) => publicPages.includes(path)

/** The pages that the journeys know, but for the one that is not there: Lighthouse takes it for a failure. */
const pagesOf = ({ childId, planId }: BenchSite): MeasuredPage[] => [
  ...publicPaths
    .filter((path) => path !== '/not-there')
    .map((path) => ({
      path,
      aims: isFound(path) ? { ...aims, seo: 100 } : aims,
      mostScriptKb: path === '/' ? 140 : 220,
      signedIn: false,
    })),
  ...signedInPaths(childId, planId).map((path) => ({
    path,
    aims,
    mostScriptKb: 220,
    signedIn: true,
  })),
]

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const runs = Number(values.runs)

const named = ({ path, signedIn }: MeasuredPage) =>
  signedIn ? path.replace(/[0-9a-f-]{36}/, '{id}') : path

const heldOf = ({ page, scores, scriptKb }: Measured) => heldFigures(page, scores, scriptKb)

const rowOf = (measured: Measured): string[] => [
  named(measured.page),
  ...heldOf(measured).map(({ figure, reached }) => `${figure}${reached ? '' : ' **missed**'}`),
  String(measured.page.mostScriptKb),
]

async function measure(site: BenchSite): Promise<Measured[]> {
  const profile = await mkdtemp(join(tmpdir(), 'brightplate-browser-'))
  const debuggingPort = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const measured: Measured[] = []
    const wanted = pagesOf(site).filter(
      (page) => positionals.length === 0 || positionals.includes(named(page)),
    )
    let isSignedIn = false
    for (const page of wanted) {
      if (page.signedIn && !isSignedIn) {
        const tab = await context.newPage()
        await signIn(tab, site.url, site.session)
        await tab.close()
      }
      isSignedIn ||= page.signedIn
      const url = `${site.url}${page.path}`
      const scriptKb = Math.round((await scriptBytes(context, url)) / 100) / 10
      const audit = await auditPage(url, debuggingPort, runs)
      measured.push({ page, scriptKb, ...audit })
      console.log([...rowOf({ page, scriptKb, ...audit }), ...audit.shortcomings].join(' | '))
    }
    return measured
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

function report(measured: readonly Measured[], from: string): string {
  const shortcomings = measured.flatMap(({ page, shortcomings: found }) =>
    found.map((title) => `- ${named(page)}: ${title}`),
  )
  return `${[
    '# Results of the web app',
    from,
    `Lighthouse with its mobile preset on the production build, served by our own server, with ${plansInAccount} plans in the account of the pages behind the login; performance is the median of ${runs} runs, the rest the lowest of them. The machine’s load at the end was ${loadavg()[0]?.toFixed(0)} on two cores: a load costs points of performance, and of nothing else. JavaScript is what a page fetches before it is touched, in kB with gzip.`,
    `Aims: performance of ${aims.performance}, 100 for accessibility and best practices on every page, 100 for SEO where search engines are let in; JavaScript as in the last column. Pages behind the login, and those that a mail or a link leads to, are kept out of search engines.`,
    markdownTable(
      ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'JavaScript kB', 'at most'],
      measured.map(rowOf),
    ),
    ...(shortcomings.length > 0 ? ['What cost points:', shortcomings.join('\n')] : []),
  ].join('\n\n')}\n`
}

const from = sourceOf(`npm run bench:web -- --runs ${runs}`)
await endByFindings(async () => {
  const site = await openBenchSite()
  try {
    const measured = await measure(site)
    if (positionals.length === 0) {
      await writeFile(new URL('../web-results.md', import.meta.url), report(measured, from))
      console.log('bench/web-results.md written')
    }
    const held = measured.flatMap(heldOf)
    return { judged: held.length, found: held.filter(({ reached }) => !reached).length }
  } finally {
    await site.close()
  }
})
