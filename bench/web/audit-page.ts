import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's scores, 0 to 100. */
export type Scores = Record<(typeof categories)[number], number>

export interface Audit {
  scores: Scores
  /** Titles of the audits below full marks, performance apart. */
  shortcomings: string[]
}

async function auditOnce(url: string, debuggingPort: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: [...categories],
    // The session is in the storage that a reset would empty.
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { categories: found, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (id: string) => Math.round((found[id]?.score ?? 0) * 100)
  const shortcomings = categories
    .filter((id) => id !== 'performance')
    .flatMap((id) => found[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shortcomings,
  }
}

/** The middle one; of an even number the lower of the two in the middle. */
const middleOf = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? 0

/** A page with Lighthouse's mobile preset; performance is the median of the runs. */
export async function auditPage(url: string, debuggingPort: number, runs: number): Promise<Audit> {
  const audits: Audit[] = []
  for (let run = 0; run < runs; run += 1) {
    // Now and then it records no trace, and asks to be run again.
    audits.push(await auditOnce(url, debuggingPort).catch(() => auditOnce(url, debuggingPort)))
  }
  const lowest = (id: keyof Scores) => Math.min(...audits.map(({ scores }) => scores[id]))
  return {
    scores: {
      performance: middleOf(audits.map(({ scores }) => scores.performance)),
      accessibility: lowest('accessibility'),
      'best-practices': lowest('best-practices'),
      seo: lowest('seo'),
    },
    shortcomings: [...new Set(audits.flatMap((audit) => audit.shortcomings))],
  }
}
