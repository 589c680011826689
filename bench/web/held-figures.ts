import type { Scores } from './audit-page.ts'

export interface MeasuredPage {
  path: string
  /** Least of Lighthouse's scores; what is not named is printed without an aim. */
  aims: Partial<Scores>
  mostScriptKb: number
  signedIn: boolean
}

export interface HeldFigure {
  figure: number
  reached: boolean
}

/** The figures of a page in the order of the table, each held against its aim. */
export function heldFigures(page: MeasuredPage, scores: Scores, scriptKb: number): HeldFigure[] {
  const score = (id: keyof Scores) => ({
    figure: scores[id],
    reached: scores[id] >= (page.aims[id] ?? 0),
  })
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    { figure: scriptKb, reached: scriptKb <= page.mostScriptKb },
  ]
}
