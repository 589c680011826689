/**
 * Edits (insert, delete, replace, swap of neighbours) that turn one word into another, or `limit + 1` when
 * they are more than `limit`.
 *
 * @example editDistance('penut', 'peanut', 2) // 1
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let start = 0
  let fromEnd = from.length
  let toEnd = to.length
  while (start < fromEnd && start < toEnd && from[start] === to[start]) start += 1
  while (fromEnd > start && toEnd > start && from[fromEnd - 1] === to[toEnd - 1]) {
    fromEnd -= 1
    toEnd -= 1
  }
  const longer = Math.max(fromEnd, toEnd) - start
  if (longer <= 1) return Math.min(longer, limit + 1)
  const isSwap =
    fromEnd - start === 2 &&
    toEnd - start === 2 &&
    from[start] === to[start + 1] &&
    from[start + 1] === to[start]
  if (isSwap) return Math.min(1, limit + 1)
  // what differs in two places is more than one edit
  return limit < 2
    ? limit + 1
    : distanceOf(from.slice(start, fromEnd), to.slice(start, toEnd), limit)
}

function distanceOf(from: string, to: string, limit: number): number {
  let older: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  let left = to.length
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    let best = i
    let diagonal = i - 1
    left = i
    let j = 0
    for (const above of last.slice(1)) {
      j += 1
      const same = from[i - 1] === to[j - 1]
      let cost = Math.min(above + 1, left + 1, diagonal + (same ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        const swapped = older[j - 2]
        if (swapped !== undefined) cost = Math.min(cost, swapped + 1)
      }
      row.push(cost)
      if (cost < best) best = cost
      diagonal = above
      left = cost
    }
    if (best > limit) return limit + 1
    older = last
    last = row
  }
  return Math.min(left, limit + 1)
}
