import type { TagReading } from '@brightplate/contract/typed/profile-terms'
import type { TagPick } from '@brightplate/contract/typed/tag-picks'
import { describe, expect, it } from 'vitest'
import { pickState } from './pick-state.ts'

const milk: TagPick = { tag: 'milk', label: 'Milk', picture: 'glass-of-milk', terms: ['milk'] }
const wheat: TagPick = { ...milk, tag: 'wheat', terms: ['wheat'], within: ['gluten'] }
const none: TagPick = { ...milk, tag: 'none', terms: [] }

function reading(tag: string, terms: string[], question: string | null = null): TagReading {
  return {
    list: 'allergies',
    tag,
    understood_as: terms.map((term) => ({
      kind: 'allergen',
      term,
      kept_out: [],
      question,
      note: null,
    })),
    not_recognised: [],
  }
}

const read = (...readings: TagReading[]) => ({
  tags: readings.map(({ tag }) => tag),
  of: (tag: string) => readings.find((one) => one.tag === tag),
})

describe('a pick', () => {
  it('is pressed by its own tag before anything is read, case ignored', () => {
    expect(pickState(milk, ['Milk'], () => undefined)).toEqual({
      isPressed: true,
      same: ['Milk'],
      within: [],
    })
    expect(pickState(milk, ['egg'], () => undefined).isPressed).toBe(false)
  })

  it('is pressed by a typed tag that means the same, which a tap takes away', () => {
    const { tags, of } = read(reading('cow’s milk', ['milk']))
    expect(pickState(milk, tags, of).same).toEqual(['cow’s milk'])
  })

  it('is pressed by a tag that says more, which stays', () => {
    const { tags, of } = read(reading('dairy and egg free', ['milk', 'egg']))
    expect(pickState(milk, tags, of)).toEqual({ isPressed: true, same: [], within: tags })
    const gluten = read(reading('gluten', ['gluten', 'gluten-free']))
    expect(pickState(wheat, gluten.tags, gluten.of).within).toEqual(['gluten'])
  })

  it('leaves a tag of which something was not understood', () => {
    const half = { ...reading('milk and zorbly', ['milk']), not_recognised: ['zorbly'] }
    const { tags, of } = read(half)
    expect(pickState(milk, tags, of)).toEqual({ isPressed: true, same: [], within: tags })
  })

  it('is not pressed by a guess', () => {
    const { tags, of } = read(reading('mlik', ['milk'], 'Did you mean milk?'))
    expect(pickState(milk, tags, of).isPressed).toBe(false)
  })

  it('that keeps nothing out is pressed by what says so, not by what says nothing', () => {
    const { tags, of } = read(reading('xyz', []))
    expect(pickState(none, tags, of).isPressed).toBe(false)
    expect(pickState(none, ['None'], of).isPressed).toBe(true)
    const [nothing] = reading('nothing known', ['none']).understood_as
    if (!nothing) throw new Error('No reading')
    const said = read({
      ...reading('nothing known', []),
      understood_as: [{ ...nothing, kind: 'none' }],
    })
    expect(pickState(none, said.tags, said.of).same).toEqual(['nothing known'])
  })
})
