/**
 * Checks a plan as `GET /api/meal-plans/{id}` answers it. Usage: npm run plan:check -- FILE
 *
 * Ends with 0 where nothing is wrong, with 1 and a line for each finding, with 2 where the file holds no plan.
 */
import { readFileSync } from 'node:fs'
import { checkPlan } from './check-plan.ts'
import { doubledKeys } from './doubled-keys.ts'
import type { Finding, WirePlan } from './plan.ts'

const lineOf = ({ at, dish, kind, rule, word, text }: Finding): string =>
  `${at}${dish ? `, ${dish}` : ''}: ${kind}${rule === kind ? '' : ` (${rule})`}: ${word}${text === word ? '' : ` in “${text}”`}`

/** No child's name leaves by what is printed. */
function withoutNames(line: string, { child_name, profile_snapshot: profile }: WirePlan): string {
  const names = [child_name, profile?.name, ...(profile?.eaters ?? []).map(({ name }) => name)]
  return names.reduce((left: string, name) => (name ? left.replaceAll(name, '…') : left), line)
}

function run(path: string | undefined): number {
  try {
    const text = readFileSync(path ?? '', 'utf8')
    const file: WirePlan = JSON.parse(text)
    const doubled = doubledKeys(text, file).map((key) => `file: key twice: ${key}`)
    const lines = [...doubled, ...checkPlan(file).map(lineOf)]
    for (const line of new Set(lines)) console.log(withoutNames(line, file))
    return lines.length > 0 ? 1 : 0
  } catch (problem) {
    const reason = problem instanceof Error ? problem.name : 'unknown'
    console.error(
      `No plan could be read from this file (${reason}). Give the JSON of a plan with its profile.`,
    )
    return 2
  }
}

process.exitCode = run(process.argv[2])
