export const printKinds = ['short', 'days', 'week', 'list', 'menu'] as const
export type PrintKind = (typeof printKinds)[number]

export interface PrintChoice {
  kind: PrintKind
  /** One day of those that are printed a page each, or all of them. */
  day: number | 'all'
}

/** What an address asks to be printed; without an answer, what is the shortest. */
export function printChoice(search: URLSearchParams, dayNumbers: readonly number[]): PrintChoice {
  const kind = printKinds.find((one) => one === search.get('what')) ?? 'short'
  const day = dayNumbers.find((one) => String(one) === search.get('day'))
  return { kind, day: day ?? 'all' }
}
