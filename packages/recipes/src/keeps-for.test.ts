import { foods } from '@brightplate/foods/foods'
import { describe, expect, it } from 'vitest'
import { allRecipes } from './all-recipes.ts'
import { keepingTable as keeping } from './keeping-table.ts'
import { keepsFor, warmingStep } from './keeps-for.ts'

const soup = { id: 'lentil-soup', group: 'soup', freezes: true, cuisine: 'american' } as const
const carrot = { id: 'carrot', counted: {} }
const rice = { id: 'rice-white', counted: { rice: 1 } }

describe('what was cooked keeps', () => {
  it('three days, and in the freezer where its recipe says so', () => {
    expect(keepsFor(soup, [carrot])).toEqual({ fridgeDays: 3, freezerDays: 90 })
    expect(keepsFor({ ...soup, freezes: false }, [])).toEqual({ fridgeDays: 3, freezerDays: null })
  })

  it('one day in the fridge with rice in it', () => {
    expect(keepsFor(soup, [carrot, rice])?.fridgeDays).toBe(1)
  })

  it('not at all where it is eaten fresh, or is a food as it is bought', () => {
    expect(keepsFor({ ...soup, group: 'egg' }, [])).toBeNull()
    expect(keepsFor({ ...soup, cuisine: 'plain' }, [])).toBeNull()
    expect(keepsFor(soup, [carrot, { id: 'avocado', counted: {} }])).toBeNull()
    expect(keepsFor(soup, [carrot, { id: 'rice-cooked-brown', counted: { rice: 1 } }])).toBeNull()
    expect(keepsFor({ ...soup, id: 'lamb-kofta-flatbread' }, [])).toBeNull()
  })

  it('unless a recipe or a food of ours is named as fresh', () => {
    const ids = allRecipes.map(({ id }) => id)
    expect(keeping.fresh.filter((id) => !ids.includes(id))).toEqual([])
    const foodIds = foods.map(({ id }) => id)
    expect(keeping.fresh_foods.filter((id) => !foodIds.includes(id))).toEqual([])
  })

  it('and is warmed through, by its name', () => {
    const hot = { ...soup, temperature: 'hot' as const }
    expect(warmingStep(hot, 'lentil soup')).toBe(
      'Warm the lentil soup in a pan, stirring, until it steams all through (165 °F).',
    )
  })
})
