import '../../scripts/require-fresh-data.mjs'
/**
 * Every name of every group in every language that we read, alone and with each word of that language that refuses:
 * in each list of a profile it must shut its group out. Usage: node bench/languages/run-languages-bench.ts [--list]
 *
 * Ends with 1 where one does not.
 */
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { exclusionGroups, namesOfGroup, readLanguages, refusalsIn } from './language-table.ts'
import { missedInReading } from './missed-in-reading.ts'

const isList = process.argv.includes('--list')

await endByFindings(() => {
  let judged = 0
  let found = 0
  for (const language of readLanguages) {
    const refusals = refusalsIn(language)
    let missed = 0
    let of = 0
    for (const group of exclusionGroups) {
      for (const name of namesOfGroup(group.id, language)) {
        const phrases = [name, ...refusals.map((refuse) => refuse(name))]
        for (const [nth, phrase] of phrases.entries()) {
          const lists = missedInReading(group, phrase, nth > 0)
          of += 1
          if (lists.length === 0) continue
          missed += 1
          if (isList) console.log(`${language}\t${group.id}\t${phrase}\t${lists.join(', ')}`)
        }
      }
    }
    console.log(`${language}: ${missed} of ${of} missed`)
    judged += of
    found += missed
  }
  console.log(`all: ${found} of ${judged} missed`)
  return { judged, found }
})
