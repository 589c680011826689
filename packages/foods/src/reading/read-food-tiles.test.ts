import { describe, expect, it } from 'vitest'
import { faultSentence } from './files/fault.ts'
import { readFoodTiles } from './read-food-tiles.ts'

const plainFoods = [{ id: 'chicken-nuggets' }, { id: 'banana' }]

const faultsOf = (text: string) =>
  readFoodTiles({ file: 'food-tiles.yaml', text }, plainFoods).faults.map(faultSentence)

describe('the foods that a parent may tap', () => {
  it('are plain foods by their id, in the order of the file', () => {
    const text = '- banana\n- chicken-nuggets\n'
    expect(readFoodTiles({ file: 'food-tiles.yaml', text }, plainFoods)).toEqual({
      foodTiles: ['banana', 'chicken-nuggets'],
      faults: [],
    })
  })

  it('are refused with their line where there is no such food, or twice the same', () => {
    expect(faultsOf('- banana\n- chicken-nugets\n- banana\n')).toEqual([
      expect.stringMatching(/^food-tiles\.yaml:2, .*is no plain food.*chicken-nuggets/),
      expect.stringMatching(/^food-tiles\.yaml:3, .*banana stands twice/),
    ])
  })

  it('are a list', () => {
    expect(faultsOf('banana: yes\n')).toHaveLength(1)
  })
})
