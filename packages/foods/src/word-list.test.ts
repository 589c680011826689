import { describe, expect, it } from 'vitest'
import { andList, orList } from './word-list.ts'

describe('a list in words', () => {
  it.each([
    [[], '', ''],
    [['milk'], 'milk', 'milk'],
    [['milk', 'egg'], 'milk and egg', 'milk or egg'],
    [['milk', 'egg', 'soy'], 'milk, egg and soy', 'milk, egg or soy'],
  ])('of %j', (words, both, either) => {
    expect([andList(words), orList(words)]).toEqual([both, either])
  })
})
