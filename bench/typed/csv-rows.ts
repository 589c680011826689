/** The cells of each row of a table under a head; no cell holds a line break. */
export function csvRows(text: string): string[][] {
  return text
    .split(/\r?\n/u)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/gu) ?? []
      return cells.map((cell) =>
        cell.replace(/,$/u, '').replace(/^"|"$/gu, '').replaceAll('""', '"'),
      )
    })
}
