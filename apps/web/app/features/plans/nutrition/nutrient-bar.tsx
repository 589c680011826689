import type { NutrientReport } from '@brightplate/contract/plans/plan-data'
import * as words from '#words/plans/nutrition'
import { knownWords, meetsTarget, nutrientShare, nutrientWords } from './nutrient-words.ts'

/** A full bar is the target. Hidden from screen readers: the words say the same. */
export function NutrientBar({ report }: { report: NutrientReport }) {
  const known = knownWords(report)
  const width = `${Math.round(nutrientShare(report) * 100)}%`
  return (
    <li>
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className="first-letter:uppercase">{report.label}</span>
        <span className="text-muted tabular-nums">
          {known === null ? nutrientWords(report) : words.offered({ words: nutrientWords(report) })}
        </span>
      </div>
      {known !== null && (
        <p className="text-sm text-muted tabular-nums">{words.fromKnown({ words: known })}</p>
      )}
      <div
        aria-hidden
        className="mt-1 h-2 overflow-hidden rounded-full bg-wash forced-colors:border"
      >
        <div
          data-bar
          className={`h-full rounded-full ${meetsTarget(report) ? 'bg-leaf' : 'bg-apricot'}`}
          style={{ width }}
        />
      </div>
    </li>
  )
}
