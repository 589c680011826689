import { plainGroups } from '@brightplate/foods/plain-foods/plain-food'
import { keepingTable } from '@brightplate/recipes/keeping-table'
import { expect, it } from 'vitest'
import { spanishWarming } from './warming.ts'

it('is known of every group that is kept, and of no other', () => {
  const known = plainGroups.filter((group) => spanishWarming({ group, temperature: 'hot' }))
  expect([...known].sort()).toEqual(Object.keys(keepingTable.groups).sort())
})

it('has the heat of the English', () => {
  for (const group of plainGroups) {
    const english = keepingTable.groups[group]
    const said = spanishWarming({ group, temperature: 'hot' })
    expect(said?.match(/\d+ °F/)?.[0]).toBe(english?.match(/\d+ °F/)?.[0])
  }
})
