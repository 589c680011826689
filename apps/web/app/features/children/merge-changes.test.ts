import { describe, expect, it } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

const base = { name: 'Sam', age: 7, allergies: ['milk', 'egg'], goals: ['sleep'] }

describe('changes laid onto what is stored now', () => {
  it('are all there is where nothing else changed', () => {
    const mine = { ...base, name: 'Samuel', allergies: ['milk', 'soy'] }
    expect(mergeChanges(base, mine, base)).toEqual(mine)
  })

  it('keep an allergy that another device added, and what it changed elsewhere', () => {
    const latest = { ...base, age: 8, allergies: ['milk', 'egg', 'peanut'] }
    const mine = { ...base, name: 'Samuel', allergies: ['egg', 'soy'] }
    expect(mergeChanges(base, mine, latest)).toEqual({
      name: 'Samuel',
      age: 8,
      allergies: ['egg', 'peanut', 'soy'],
      goals: ['sleep'],
    })
  })

  it('do not bring back what another device removed, nor add twice what both added', () => {
    const latest = { ...base, allergies: ['milk', 'soy'] }
    const mine = { ...base, allergies: ['milk', 'egg', 'soy'] }
    expect(mergeChanges(base, mine, latest).allergies).toEqual(['milk', 'soy'])
  })

  it('keep an answer that another device gave, whatever the order of its parts', () => {
    const about = { list: 'allergies', tag: 'milk' }
    const [mine, theirs] = [
      { ...about, question: 'heated' },
      { ...about, question: 'raw' },
    ]
    const turned = { question: 'heated', ...about }
    expect(
      mergeChanges({ answers: [mine] }, { answers: [turned] }, { answers: [mine, theirs] }).answers,
    ).toEqual([mine, theirs])
    expect(
      mergeChanges({ answers: [] }, { answers: [turned] }, { answers: [mine, theirs] }).answers,
    ).toEqual([mine, theirs])
  })
})
