import { describe, expect, it } from 'vitest'
import { keysOfName } from './product-names.ts'
import { products } from './products.ts'

describe('the table of products', () => {
  it('has each product and each name once', () => {
    const ids = products.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    const owners = new Map<string, string>()
    for (const { name, also, alone } of products) {
      for (const one of [name, ...also, ...alone]) {
        for (const key of keysOfName(one)) {
          expect([one, owners.get(key) ?? name]).toEqual([one, name])
          owners.set(key, name)
        }
      }
    }
  })

  it('names the brand of each', () => {
    expect(products.filter(({ brand }) => brand === '').map(({ name }) => name)).toEqual([])
  })
})
