import { describe, expect, it } from 'vitest'
import { soundOf } from './sound-of.ts'

describe('how a word sounds', () => {
  it.each([
    ['pistashios', 'pistachios'],
    ['seeleeack', 'coeliac'],
    ['sealeeack', 'celiac'],
    ['allmends', 'almonds'],
    ['saysme', 'sesame'],
    ['lacktoes', 'lactose'],
    ['musthard', 'mustard'],
    ['kashews', 'cashews'],
  ])('“%s” sounds as “%s”', (heard, name) => {
    expect(soundOf(heard)).toBe(soundOf(name))
  })

  it.each([
    ['almonds', 'lemons'],
    ['celery', 'celiac'],
    ['oyster', 'sister'],
    ['sesame', 'season'],
  ])('“%s” does not sound as “%s”', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other))
  })
})
