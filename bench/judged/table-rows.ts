import { existsSync, readFileSync } from 'node:fs'

/** Rows `| a | b | ...` of a Markdown table whose first cell is not the heading. */
export function tableRows(path: URL): string[][] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^\|(?!\s*-)/u.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
