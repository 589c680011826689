import { describe, expect, it } from 'vitest'
import { isCountedByName, nameInNumber } from './name-in-number.ts'

describe('a name after a number', () => {
  it.each([
    ['waffles', '1', 'waffle'],
    ['toaster pastries', '1/2', 'toaster pastry'],
    ['chocolate chip cookies', '1', 'chocolate chip cookie'],
    ['fruit pouches', '1', 'fruit pouch'],
    ['gluten-free cookies labelled free of nuts', '1', 'gluten-free cookie labelled free of nuts'],
    ['chicken nuggets', '1/2 cup', 'chicken nuggets'],
    ['corn flakes', '3 tbsp', 'corn flakes'],
    ['hummus', '1', 'hummus'],
    ['ground beef', '1', 'ground beef'],
  ])('of %s after "%s" is %s where there are not many', (name, text, said) => {
    expect(nameInNumber({ name }, false, text)).toBe(said)
  })

  it('is the plural of many, and its own of one', () => {
    const bagel = { name: 'bagel with cream cheese', plural: 'bagels with cream cheese' }
    expect(nameInNumber(bagel, true, '2')).toBe('bagels with cream cheese')
    expect(nameInNumber(bagel, false, '1/2')).toBe('bagel with cream cheese')
    expect(nameInNumber({ name: 'waffles' }, true, '2')).toBe('waffles')
  })

  it('says slices once', () => {
    const ham = { name: 'lean sliced ham' }
    expect(nameInNumber(ham, false, '2 slices')).toBe('lean ham')
    expect(nameInNumber({ name: 'American cheese slices' }, false, '1 slice')).toBe(
      'American cheese',
    )
    expect(nameInNumber(ham, false, '50 g')).toBe('lean sliced ham')
  })

  it.each([
    [{ name: 'waffles' }, true],
    [{ name: 'bagel', plural: 'bagels' }, true],
    [{ name: 'fried chicken' }, false],
    [{ name: 'hummus' }, false],
    [{ name: 'canned peaches in juice' }, false],
  ])('of %o is counted: %s', (food, counted) => {
    expect(isCountedByName(food)).toBe(counted)
  })
})
