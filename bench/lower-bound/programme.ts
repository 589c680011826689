import { createRequire } from 'node:module'

// Its types describe the CommonJS build alone.
const { default: loadHighs }: typeof import('highs') = createRequire(import.meta.url)('highs')
const highs = await loadHighs()

/** A variable of 0 or more: what each unit costs, and adds to the rows. */
export interface Column {
  cost: number
  entries: readonly (readonly [row: number, amount: number])[]
  /** Is 0 or 1. */
  isWhole?: boolean
}

/** A linear programme to be minimised; each row's sum stays from `lower` to `upper`. */
export interface Programme {
  columns: readonly Column[]
  lower: readonly number[]
  upper: readonly number[]
  /** Added to every cost. */
  constant: number
}

export interface Optimum {
  cost: number
  /** What no solution costs less than: of whole columns it may be a little below `cost`. */
  bound: number
  amounts: Float64Array
  /** What a unit less of each row's upper limit costs; of columns that need not be whole alone. */
  prices: readonly number[]
  /** What each column would cost more than it saves at these prices. */
  reducedCosts: Float64Array
}

/** Seconds and points after which a programme of whole columns may be left with a bound. */
const patience = { time_limit: 20, mip_abs_gap: 0.02 }

const { optimal, timeLimit } = highs.constants.modelStatus

/** Solves a programme; throws where it has no solution. */
export function solve({ columns, lower, upper, constant }: Programme): Optimum {
  const starts = [0]
  const indices: number[] = []
  const values: number[] = []
  for (const { entries } of columns) {
    for (const [row, amount] of entries) {
      if (amount === 0) continue
      indices.push(row)
      values.push(amount)
    }
    starts.push(indices.length)
  }
  const size = { numCols: columns.length, numRows: lower.length }
  const hasWhole = columns.some(({ isWhole }) => isWhole)
  const { integer, continuous } = highs.constants.variableType
  const programme = {
    ...size,
    offset: constant,
    colCost: columns.map(({ cost }) => cost),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ isWhole }) => (isWhole ? 1 : Number.POSITIVE_INFINITY)),
    rowLower: lower,
    rowUpper: upper,
    matrix: { format: 'csc' as const, ...size, starts, indices, values },
  }
  const integrality = columns.map(({ isWhole }) => (isWhole ? integer : continuous))
  return highs.withModel(hasWhole ? { ...programme, integrality } : programme, (model) => {
    model.options.set({ output_flag: false, ...(hasWhole ? patience : {}) })
    model.run()
    const status = model.getModelStatus()
    if (status !== optimal && status !== timeLimit) throw new Error(`No optimum: ${status}`)
    const cost = model.getObjectiveValue()
    const { colValue, colDual, rowDual } = model.getSolution()
    return {
      cost,
      bound: hasWhole ? Number(model.info.get('mip_dual_bound')) : cost,
      amounts: colValue,
      prices: Array.from(rowDual, (dual) => -dual),
      reducedCosts: colDual,
    }
  })
}
