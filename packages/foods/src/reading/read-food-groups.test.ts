import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainFoods } from '../plain-foods/plain-foods.ts'
import { faultSentence } from './files/fault.ts'
import { readFoodGroups } from './read-food-groups.ts'

const own = readFileSync(new URL('../../data/main-food-groups.yaml', import.meta.url), 'utf8')
const ids = plainFoods.map(({ id }) => id)

const faultsOf = (text: string) =>
  (readFoodGroups('main-food-groups.yaml', text, ids).faults ?? []).map(faultSentence)

describe('the file of food groups', () => {
  it('is read whole', () => {
    const { table } = readFoodGroups('main-food-groups.yaml', own, ids)
    expect(table?.of.dairy.inMixed).toEqual(['dairy'])
    expect(table?.of.fruit.nearly).toEqual(['juice'])
  })

  it('says which food is none, and which was meant', () => {
    const [fault] = faultsOf(own.replace('foods: [smoothie]', 'foods: [smothie]'))
    expect(fault).toMatch(/fruit foods 1: smothie is no plain food; smoothie\?/)
  })

  it('says which group is none', () => {
    expect(faultsOf(own.replace('nearly: [juice]', 'nearly: [juices]'))).toHaveLength(1)
  })
})
