import { afterEach, expect, it, vi } from 'vitest'
import { touchedDish } from './touched-dish.ts'

const plain = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false }

afterEach(() => {
  touchedDish.forget()
  vi.useRealTimers()
})

it('names the dish that was tapped until its address has come', () => {
  touchedDish.touch(plain, 'Rice and beans')
  expect(touchedDish.get()).toBe('Rice and beans')
  touchedDish.forget()
  expect(touchedDish.get()).toBeNull()
})

it('leaves nothing over the page where the address never comes', () => {
  vi.useFakeTimers()
  touchedDish.touch(plain, 'Rice and beans')
  vi.advanceTimersByTime(3000)
  expect(touchedDish.get()).toBeNull()
})

it('says nothing of a dish that opens elsewhere', () => {
  touchedDish.touch({ ...plain, ctrlKey: true }, 'Rice and beans')
  touchedDish.touch({ ...plain, button: 1 }, 'Rice and beans')
  expect(touchedDish.get()).toBeNull()
})
