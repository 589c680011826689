import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { expect, it } from 'vitest'
import { linesInHouse } from './lines-in-house.ts'

const madeAt = new Date('2027-01-04T08:00:00.000Z')
const mark = (line: string, changes: Partial<ShoppingMark> = {}): ShoppingMark => ({
  line,
  state: 'at_home',
  lasting: true,
  changed_at: '2027-01-04T09:00:00.000Z',
  ...changes,
})

it('are those in the cart or at home, and not what was said of the home before the plan', () => {
  const before = { changed_at: '2027-01-03T09:00:00.000Z' }
  const marks = [
    mark('apple', { state: 'in_cart', lasting: false }),
    mark('egg'),
    mark('rice', before),
    mark('pear', { ...before, lasting: false }),
    mark('milk', { state: 'open' }),
    mark('own', { state: 'removed' }),
  ]
  expect([...linesInHouse(marks, madeAt)]).toEqual(['apple', 'egg', 'pear'])
})
