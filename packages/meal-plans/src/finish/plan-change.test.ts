import { describe, expect, it } from 'vitest'
import type { Finding } from '../check/finding.ts'
import { newFindings } from './plan-change.ts'

const milkAt = (day: number | null): Finding => ({
  kind: 'words',
  day,
  slot: day === null ? null : 'lunch',
  rule: 'allergen',
  id: 'milk',
  certainty: 'contains',
})

const fishAt = (day: number): Finding => ({ kind: 'amount', day, slot: 'dinner', id: 'fish-meals' })

describe('what a change brings', () => {
  it('is what was not there before, at the meal where it is', () => {
    expect(newFindings([milkAt(1), milkAt(2)], [milkAt(2)], {})).toEqual([milkAt(1)])
  })

  it('is nothing where a meal took it along to another day', () => {
    const dayOf = ({ day }: { day: number }) => (day === 2 ? 5 : day)
    expect(newFindings([milkAt(5)], [milkAt(2)], { dayOf })).toEqual([])
    expect(newFindings([milkAt(2)], [milkAt(2)], { dayOf })).toEqual([milkAt(2)])
  })

  it('is another allergen at a meal that broke a rule before', () => {
    const egg: Finding = { ...milkAt(1), kind: 'words', id: 'egg' } as Finding
    expect(newFindings([milkAt(1), egg], [milkAt(1)], {})).toEqual([egg])
  })

  it('is one more of what is counted over days, at whichever meal it is told', () => {
    expect(newFindings([fishAt(6)], [fishAt(3)], {})).toEqual([])
    expect(newFindings([fishAt(3), fishAt(6)], [fishAt(3)], {})).toEqual([fishAt(6)])
  })

  it('is nothing of a day where the plan broke the rule before, at no meal', () => {
    const ofDay = (day: number) => ({ ...milkAt(day), slot: null }) as Finding
    expect(newFindings([ofDay(2)], [ofDay(3)], {})).toEqual([])
    expect(newFindings([ofDay(2)], [milkAt(2)], {})).toEqual([ofDay(2)])
  })

  it('is nothing of the list where the list named it before', () => {
    expect(newFindings([milkAt(null), milkAt(null)], [milkAt(null)], {})).toEqual([])
    expect(newFindings([milkAt(null)], [milkAt(3)], {})).toEqual([milkAt(null)])
  })
})
