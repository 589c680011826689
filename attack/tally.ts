/** One thing that must hold, on one database. */
export interface Row {
  part: string
  database: string
  what: string
  tried: number
  broken: number
  note: string
}

export interface Tally {
  /** Counts a try; the first one that did not hold is named in the note. */
  count: (what: string, held: boolean, brokenNote?: string) => void
  /** Says something of a row beside its counts. */
  note: (what: string, text: string) => void
  rows: () => Row[]
}

const mostOfNote = 300

export function openTally(part: string, database: string): Tally {
  const rows = new Map<string, Row>()
  const rowOf = (what: string): Row => {
    const row = rows.get(what) ?? { part, database, what, tried: 0, broken: 0, note: '' }
    rows.set(what, row)
    return row
  }
  return {
    count: (what, held, brokenNote = '') => {
      const row = rowOf(what)
      row.tried += 1
      if (held) return
      row.broken += 1
      if (row.broken === 1) row.note = brokenNote.slice(0, mostOfNote)
    },
    note: (what, text) => {
      const row = rowOf(what)
      row.note = [row.note, text].filter(Boolean).join('; ').slice(0, mostOfNote)
    },
    rows: () => [...rows.values()],
  }
}
