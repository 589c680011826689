import '../../scripts/require-fresh-data.mjs'
/**
 * How phrases that parents type are read: right, question, honest unknown, over-block, wrong and said, wrong and silent.
 * Usage: node bench/typed/run-typed-bench.ts CSV [--list]
 *
 * CSV holds a list of a child, a phrase, and the groups that must stay out, separated by `|`. Ends with 1 where one
 * that is not in disputed-phrases.md is read wrong.
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { tableRows } from '../judged/table-rows.ts'
import { judgeTypedPhrase } from './judge-typed-phrase.ts'
import { readPhrase } from './read-phrase.ts'
import { readTypedPhrases } from './read-typed-phrases.ts'
import { type Verdict, verdicts } from './typed-verdict.ts'

const [path, ...flags] = process.argv.slice(2)
if (path === undefined) {
  console.error('usage: node bench/typed/run-typed-bench.ts CSV [--list]')
  process.exit(2)
}
const disputed = new Set(
  tableRows(new URL('../disputed-phrases.md', import.meta.url)).map(
    ([list, phrase]) => `${list}|${phrase}`,
  ),
)

interface Reading {
  verdict: Verdict
  isDisputed: boolean
}

function tell(readings: readonly Reading[]): void {
  for (const verdict of verdicts) {
    const count = readings.filter((one) => one.verdict === verdict).length
    const share = ((100 * count) / readings.length).toFixed(1)
    console.log(`${verdict}: ${count} of ${readings.length} (${share} %)`)
  }
}

await endByFindings(() => {
  const phrases = readTypedPhrases(readFileSync(path, 'utf8'))
  const readings = phrases.map((one): Reading => {
    const { verdict, why } = judgeTypedPhrase(one)
    const isDisputed = disputed.has(`${one.list}|${one.phrase}`)
    if (flags.includes('--list') && verdict !== 'right') {
      const row = `${verdict}\t${one.list}\t${one.phrase}\t${one.mustExclude.join('|')}\t${why}`
      console.log(isDisputed ? `${row}\t(disputed)` : row)
    }
    return { verdict, isDisputed }
  })
  const undisputed = readings.filter(({ isDisputed }) => !isDisputed)
  tell(readings)
  if (undisputed.length < readings.length) {
    console.log('without the disputed phrases:')
    tell(undisputed)
  }

  const times = phrases
    .map(({ list, phrase }) => {
      const start = performance.now()
      readPhrase(list, phrase)
      return performance.now() - start
    })
    .sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2)
  console.log(
    `reading one tag: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms`,
  )
  return {
    judged: phrases.length,
    found: undisputed.filter(({ verdict }) => verdict.startsWith('wrong')).length,
  }
})
