import { typedLists } from '@brightplate/contract/typed/typed-list'
import type { TypedPhrase } from './judge-typed-phrase.ts'

function cellsOf(line: string): string[] {
  return (line.match(/("([^"]|"")*"|[^,]*)(,|$)/gu) ?? []).map((cell) =>
    cell.replace(/,$/u, '').replace(/^"|"$/gu, '').replaceAll('""', '"'),
  )
}

/** Rows of `list,phrase,must_keep_out[,...]`. Throws a `RangeError` that names the line. */
export function readTypedPhrases(csv: string): TypedPhrase[] {
  return csv
    .split(/\r?\n/u)
    .slice(1)
    .flatMap((line, at) => {
      if (line === '') return []
      const [name, phrase, groups = ''] = cellsOf(line)
      const list = typedLists.find((one) => one === name)
      if (!list || phrase === undefined) throw new RangeError(`Line ${at + 2} names no list`)
      return [{ list, phrase, mustExclude: groups.split('|').filter((group) => group !== '') }]
    })
}
