import { describe, expect, it } from 'vitest'
import { chosenTable, seatsOf } from './seats.ts'

const dad = { child_id: null, name: 'Dad', age: 40, allergies: ['fish'], dietary_preferences: [] }
const mia = { child_id: 'mia', name: 'Mia', age: 3, allergies: [], dietary_preferences: [] }
const sent = { name: 'Dad', age: 40, allergies: ['fish'], dietary_preferences: [] }

const table = {
  members: [
    { ...dad, usual: true, eats: true },
    { ...mia, usual: false, eats: false },
  ],
  others: 2,
  others_eating: 1,
}

describe('who may eat with a child', () => {
  it('stands in a list as chosen for the last plan', () => {
    expect(seatsOf(table, new Map())).toEqual([
      { id: 'person 0', label: 'Dad, 40', hint: 'fish', eats: true },
      { id: 'mia', label: 'Mia, 3', hint: 'No allergies or diet', eats: false },
      {
        id: 'other 0',
        label: 'Another adult (1)',
        hint: 'Not named in the profile',
        eats: true,
      },
      {
        id: 'other 1',
        label: 'Another adult (2)',
        hint: 'Not named in the profile',
        eats: false,
      },
    ])
  })

  it('is called by age without a name', () => {
    const nobody = { ...table, members: [{ ...dad, name: null, usual: true, eats: true }] }
    expect(seatsOf(nobody, new Map())[0]?.label).toBe('Someone of 40')
  })

  it('is sent where it is not the usual table', () => {
    expect(chosenTable(table, new Map())).toEqual({ eaters: [sent], people_at_table: 3 })
    const ticks = new Map([
      ['person 0', false],
      ['mia', true],
      ['other 0', false],
    ])
    expect(chosenTable(table, ticks)).toEqual({
      eaters: [{ child_id: 'mia' }],
      people_at_table: 2,
    })
  })

  it('needs no word where everyone of the table eats, and nobody else', () => {
    expect(chosenTable(table, new Map([['other 1', true]]))).toEqual({})
    expect(chosenTable({ members: [], others: 0, others_eating: 0 }, new Map())).toEqual({})
  })
})
