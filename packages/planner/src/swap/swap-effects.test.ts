import { targetsFor } from '@brightplate/foods/targets/targets'
import { describe, expect, it } from 'vitest'
import { swapEffects } from './swap-effects.ts'

const targets = targetsFor(7)
const targetOf = (nutrient: string) => {
  const found = targets.nutrients.find((one) => one.nutrient === nutrient)
  if (!found) throw new Error(`No target for ${nutrient}`)
  return found.recommended
}
const dish = (minutes: number, nutrition: Record<string, number> = {}) => ({
  total_minutes: minutes,
  nutrition,
})
const told = (...args: Parameters<typeof swapEffects>) =>
  swapEffects(...args).map(({ text }) => text)

describe('what a swap would change', () => {
  it('tells the minutes', () => {
    expect(told(dish(30), dish(20), {}, targets)).toEqual(['10 minutes quicker.'])
    expect(told(dish(20), dish(30), {}, targets)).toEqual(['10 minutes longer.'])
    expect(told(dish(20), dish(370), {}, targets)).toEqual(['5 h 50 min longer.'])
  })

  it('tells a nutrient whose target the day would reach or miss', () => {
    const iron = targetOf('iron_mg')
    const poor = dish(20, { iron_mg: 0 })
    const rich = dish(20, { iron_mg: 0.5 * iron })
    expect(told(poor, rich, { iron_mg: 0.8 * iron }, targets)).toEqual([
      'More iron: 100 % of the day’s target, now 80 %.',
    ])
    expect(told(rich, poor, { iron_mg: 1.2 * iron }, targets)).toEqual([
      'Less iron: 70 % of the day’s target, now 100 %.',
    ])
  })

  it('is silent where the target is passed before and after', () => {
    const vitaminC = targetOf('vit_c_mg')
    const rich = dish(20, { vit_c_mg: 3 * vitaminC })
    expect(told(rich, dish(20), { vit_c_mg: 6 * vitaminC }, targets)).toEqual([
      'Brings much the same.',
    ])
  })

  it('tells the two largest changes alone', () => {
    const names = ['iron_mg', 'zinc_mg', 'calcium_mg']
    const day = Object.fromEntries(names.map((name) => [name, targetOf(name)]))
    const all = dish(
      20,
      Object.fromEntries(names.map((name, n) => [name, 0.1 * (n + 1) * targetOf(name)])),
    )
    expect(told(all, dish(20), day, targets)).toEqual([
      'Less calcium: 70 % of the day’s target, now 100 %.',
      'Less zinc: 80 % of the day’s target, now 100 %.',
    ])
  })
})
