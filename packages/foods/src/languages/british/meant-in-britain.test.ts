import { describe, expect, it } from 'vitest'
import { britishWords } from '../../../compiled/british-words.js'
import { severalNamed } from '../../interpret/names/several-named.ts'
import { findPlainFoods } from '../../plain-foods/find-plain-foods.ts'
import { meantInBritain } from './meant-in-britain.ts'

describe('what is typed in the United Kingdom', () => {
  it.each([
    ['chips', 'French fries'],
    ['Chips with ketchup', 'French fries with ketchup'],
    ['chips and beans', 'French fries and beans'],
    ['biscuits', 'cookies'],
    ['jelly', 'gelatin dessert'],
    ['soldiers', 'buttered toast'],
  ])('is another food than where our names are from: %s is %s', (typed, meant) => {
    expect(meantInBritain(typed)).toBe(meant)
  })

  it.each([
    ...['potato chips', 'chocolate chips', 'tortilla chips', 'digestive biscuits', 'jelly beans'],
    ...['crisps', 'fish and chips', 'chips but not the soggy ones', 'no chips', 'French fries'],
  ])('is read as it stands where its name says which, or more is said of it: %s', (typed) => {
    expect(meantInBritain(typed)).toBeUndefined()
  })

  it.each(Object.values(britishWords.meant))(
    'is a food that we know by one meaning: %s',
    (name) => {
      expect(severalNamed(name)).toBeUndefined()
      expect(findPlainFoods(name).length).toBeGreaterThan(0)
    },
  )

  it.each([
    ['crisps', 'potato chips'],
    ['mince', 'cooked ground beef'],
    ['porridge', 'plain oatmeal'],
    ['squash', 'fruit drink'],
    ['beans on toast', 'beans on toast'],
    ['egg and soldiers', 'boiled egg and soldiers'],
    ['fish fingers', 'fish sticks'],
    ['jacket potato', 'baked potato'],
    ['bangers', 'breakfast sausage'],
    ['ice lolly', 'ice pops'],
    ['oven chips', 'French fries'],
    ['cheese toastie', 'grilled cheese sandwich'],
  ])('is known where it is a word of that country alone: %s', (typed, name) => {
    expect(findPlainFoods(typed)[0]?.name).toBe(name)
  })
})
