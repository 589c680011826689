/**
 * The amount at an index.
 * @throws RangeError for an index that no amount has
 */
export function amountAt(amounts: Float64Array, index: number): number {
  const amount = amounts[index]
  if (amount === undefined) throw new RangeError(`No amount has the index ${index}`)
  return amount
}
