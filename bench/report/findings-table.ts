import type { CountedFinding } from '../judged/judged-plans.ts'
import { markdownTable } from './markdown-table.ts'

const shownFindings = 60
const shownCharacters = 220

const short = (text: string) =>
  text.length > shownCharacters ? `${text.slice(0, shownCharacters)} ...` : text

/** Every finding with the profile, the first seed and the words. */
export const findingsTable = (findings: readonly CountedFinding[]): string[] => {
  if (findings.length === 0) return []
  const table = markdownTable(
    ['plans', 'profile', 'first seed', 'rule', 'dish', 'found', 'text'],
    findings
      .slice(0, shownFindings)
      .map(({ plans, profile, seed, rule, dish, word, text }) => [
        String(plans),
        profile,
        String(seed),
        rule,
        short(dish),
        word,
        short(text),
      ]),
  )
  const left = findings.length - shownFindings
  return left > 0 ? [table, `${left} more.`] : [table]
}
