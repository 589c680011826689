import type { Column, Programme } from './programme.ts'
import { type Kind, kinds, type Relaxation } from './relaxation.ts'

/** What a unit above each limit of the plan is computed to cost: from 0 to its weight. */
export interface PlanPrices {
  plan: readonly number[]
  cap: readonly number[]
}

/** Where the rows of each part of a relaxation stand: pieces of both kinds of day, of the plan, caps, slots of both kinds. */
function rowsOf({ dayPieces, planPieces, caps, choices }: Relaxation) {
  const ofPlan = 2 * dayPieces.length
  const ofCaps = ofPlan + planPieces.length
  const ofSlots = ofCaps + caps.length
  return {
    day: (kind: Kind, piece: number) => kind * dayPieces.length + piece,
    plan: (piece: number) => ofPlan + piece,
    cap: (cap: number) => ofCaps + cap,
    slot: (kind: Kind, slot: number) => ofSlots + kind * choices.length + slot,
    count: ofSlots + 2 * choices.length,
  }
}

type Rows = ReturnType<typeof rowsOf>

/** Each choice of each kind of day, as the share of those days on which it stands: kind by kind, slot by slot. */
function choiceColumns({ dayPieces, choices, dayCounts }: Relaxation, rows: Rows): Column[] {
  return kinds.flatMap((kind) =>
    choices.flatMap((ofSlot, slot) =>
      ofSlot.map(({ own, amounts, counted }): Column => {
        const days = dayCounts[kind]
        return {
          cost: days * own[kind],
          entries: [
            ...Array.from(amounts, (amount, piece): [number, number] =>
              piece < dayPieces.length
                ? [rows.day(kind, piece), amount]
                : [rows.plan(piece - dayPieces.length), days * amount],
            ),
            ...counted.map(({ cap, times }): [number, number] => [rows.cap(cap), days * times]),
            [rows.slot(kind, slot), 1],
          ],
        }
      }),
    ),
  )
}

/** What each row is passed by, and costs for it. */
function excessColumns(
  { dayPieces, planPieces, caps, dayCounts }: Relaxation,
  rows: Rows,
): Column[] {
  return [
    ...kinds.flatMap((kind) =>
      dayPieces.map(
        ({ weight }, piece): Column => ({
          cost: dayCounts[kind] * weight,
          entries: [[rows.day(kind, piece), -1]],
        }),
      ),
    ),
    ...planPieces.map(
      ({ weight }, piece): Column => ({
        cost: weight,
        entries: [[rows.plan(piece), -1]],
      }),
    ),
    ...caps.map(({ weight }, cap): Column => ({ cost: weight, entries: [[rows.cap(cap), -1]] })),
  ]
}

function limitsOf({ dayPieces, planPieces, caps, choices }: Relaxation, rows: Rows) {
  const lower: number[] = Array.from({ length: rows.count }, () => Number.NEGATIVE_INFINITY)
  const upper: number[] = Array.from({ length: rows.count }, () => 0)
  for (const kind of kinds) {
    dayPieces.forEach(({ most }, piece) => {
      upper[rows.day(kind, piece)] = most[kind]
    })
    choices.forEach((_, slot) => {
      lower[rows.slot(kind, slot)] = 1
      upper[rows.slot(kind, slot)] = 1
    })
  }
  planPieces.forEach(({ most }, piece) => {
    upper[rows.plan(piece)] = most[0]
  })
  caps.forEach(({ free }, cap) => {
    upper[rows.cap(cap)] = free
  })
  return { lower, upper }
}

/** The relaxation as a programme; its first columns are the choices, kind by kind and slot by slot. */
export function linearProgramme(relaxation: Relaxation): Programme {
  const rows = rowsOf(relaxation)
  return {
    columns: [...choiceColumns(relaxation, rows), ...excessColumns(relaxation, rows)],
    ...limitsOf(relaxation, rows),
    constant: relaxation.constant,
  }
}

/** Of the prices of its rows those of the plan's pieces and of the caps. */
export function planPrices(relaxation: Relaxation, prices: readonly number[]): PlanPrices {
  const rows = rowsOf(relaxation)
  const at = (row: number) => prices[row] ?? 0
  return {
    plan: relaxation.planPieces.map((_, piece) => at(rows.plan(piece))),
    cap: relaxation.caps.map((_, cap) => at(rows.cap(cap))),
  }
}
