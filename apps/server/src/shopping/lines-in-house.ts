import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'

/**
 * Lines that a family has, by the marks of a plan's list: in the cart, or at home. What was said of a home before the
 * plan was made may be eaten, and does not count.
 */
export function linesInHouse(marks: readonly ShoppingMark[], madeAt: Date): ReadonlySet<string> {
  const isHad = ({ state, lasting, changed_at }: ShoppingMark) =>
    state === 'in_cart' || (state === 'at_home' && (!lasting || new Date(changed_at) >= madeAt))
  return new Set(marks.filter(isHad).map(({ line }) => line))
}
