import '../scripts/require-fresh-data.mjs'
/**
 * How phrases that parents type are read: right, question, honest unknown, over-block, wrong and said, wrong and silent.
 * Usage: node bench/typed.ts CSV [--list]
 *
 * CSV holds a list of a child, a phrase, and the groups that must stay out, separated by `|`. Ends with 1 where one
 * is read wrong.
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'
import { judgeTypedPhrase } from './typed/judge-typed-phrase.ts'
import { readPhrase } from './typed/read-phrase.ts'
import { readTypedPhrases } from './typed/read-typed-phrases.ts'
import { type Verdict, verdicts } from './typed/typed-verdict.ts'

const [path, ...flags] = process.argv.slice(2)
if (path === undefined) {
  console.error('usage: node bench/typed.ts CSV [--list]')
  process.exit(2)
}
await endByFindings(() => {
  const phrases = readTypedPhrases(readFileSync(path, 'utf8'))
  const counts = new Map<Verdict, number>(verdicts.map((verdict) => [verdict, 0]))
  for (const one of phrases) {
    const { verdict, why } = judgeTypedPhrase(one)
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    if (flags.includes('--list') && verdict !== 'right') {
      console.log(`${verdict}\t${one.list}\t${one.phrase}\t${one.mustKeepOut.join('|')}\t${why}`)
    }
  }
  for (const [verdict, count] of counts) {
    console.log(
      `${verdict}: ${count} of ${phrases.length} (${((100 * count) / phrases.length).toFixed(1)} %)`,
    )
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
    found: (counts.get('wrong-said') ?? 0) + (counts.get('wrong-silent') ?? 0),
  }
})
