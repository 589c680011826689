import { describe, expect, it } from 'vitest'
import { markLeftovers } from '../kitchen/mark-leftovers.ts'
import { eatenOut } from '../meals-out/eaten-out.ts'
import { plan } from '../plan.ts'
import type { AheadTask, PlannedDay } from '../plan-document.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { preparedAhead } from './prepared-ahead.ts'

const stew = 'beef-potato-carrot-stew'
const monday = '2026-11-30'

/** A week of these dinners alone, by their days from 0. */
function weekWith(
  dinners: Readonly<Record<number, string>>,
  { startDate = monday, profile = buildProfile() } = {},
): PlannedDay[] {
  const locked = Object.entries(dinners).map(([day, recipeId]) => ({
    day: Number(day),
    slot: 'dinner' as const,
    recipeId,
    servings: 1,
  }))
  const outcome = plan({ profile, startDate, durationDays: 7, seed: 3, steps: 300, locked })
  if (outcome.kind !== 'plan') throw new Error('No plan')
  const days = outcome.document.days.map((day, index) => ({
    ...day,
    breakfast: eatenOut(),
    lunch: eatenOut(),
    snacks: [eatenOut(), eatenOut()],
    dinner: index in dinners ? day.dinner : eatenOut(),
  }))
  return markLeftovers(days, profile)
}

const of = (kind: AheadTask['kind'], days: readonly PlannedDay[], profile = buildProfile()) =>
  preparedAhead(days, profile).filter((task) => task.kind === kind)

const forDinner = (day: number, tasks: readonly AheadTask[]) =>
  tasks.filter(({ meals }) => meals.some((one) => one.day === day && one.slot === 'dinner'))

describe('a whole dish on a Sunday', () => {
  it('is cooked before the plan begins for a weekday on which it still keeps', () => {
    const [task] = forDinner(3, of('batch', weekWith({ 2: stew })))
    expect(task).toMatchObject({ day: 0, date: '2026-11-29', meals: [{ day: 3, slot: 'dinner' }] })
    expect(task?.text.text).toMatch(/, for Wednesday’s dinner, can be cooked now\.$/)
    expect(task?.steps).toContain('Cool it, and put it in the fridge within 2 hours.')
    expect(task?.afterwards?.text).toMatch(/^Warm the .* of work in place of \d+\.$/)
    expect(forDinner(4, of('batch', weekWith({ 3: stew })))).toEqual([])
  })

  it('is the shared dish of two meals where both are eaten while it keeps', () => {
    const days = weekWith({ 0: stew, 2: stew })
    const [task] = forDinner(1, of('batch', days))
    expect(task?.meals).toEqual([
      { day: 1, slot: 'dinner' },
      { day: 3, slot: 'dinner' },
    ])
    expect(task?.ingredients).toEqual(days[0]?.dinner.cooked_for?.ingredients)
    expect(forDinner(3, of('batch', weekWith({ 2: stew, 4: stew })))).toEqual([])
  })

  it('is within a plan that goes over a weekend, as far as that Sunday has the minutes', () => {
    const days = weekWith({ 4: stew }, { startDate: '2026-12-03' })
    const [task] = forDinner(5, of('batch', days))
    expect(task).toMatchObject({ day: 4, date: '2026-12-06' })
    const busy = buildProfile({
      kitchen: { weekdayMinutes: null, weekendMinutes: 10, cookedMeals: null },
    })
    expect(of('batch', days, busy)).toEqual([])
  })

  it('is none for a meal of the weekend itself', () => {
    expect(forDinner(6, of('batch', weekWith({ 5: stew })))).toEqual([])
  })
})

it('serves on the day what was cooked on a Sunday', () => {
  const days = weekWith({ 0: 'tray-chicken-sweet-potato-broccoli' })
  const [task] = forDinner(1, of('batch', days))
  expect(task?.steps.at(-2)).toBe('Cool it, and put it in the fridge within 2 hours.')
  expect(task?.steps.at(-1)).toMatch(/^On the day: Serve /)
})

describe('the evening before', () => {
  it('cuts what keeps overnight, potatoes under water, and not what is cooked on the Sunday already', () => {
    const [task] = forDinner(4, of('evening', weekWith({ 3: stew })))
    expect(task).toMatchObject({ day: 3, date: '2026-12-02' })
    expect(task?.steps.join(' ')).toMatch(/keep covered in the fridge: .*carrot/)
    expect(task?.steps.join(' ')).toMatch(/bowl of cold water in the fridge: .*potato/)
    expect(forDinner(2, of('evening', weekWith({ 1: stew })))).toEqual([])
  })

  it('does the steps that a recipe names, with how they are kept and what is other then', () => {
    const [task] = forDinner(5, of('evening', weekWith({ 4: 'shepherds-pie' })))
    expect(task?.steps.at(-1)).toBe(
      'Cool it within 2 hours, and keep in its dish, covered in the fridge.',
    )
    expect(task?.steps.join(' ')).not.toMatch(/Bake/)
    expect(task?.afterwards?.text).toBe(
      'It bakes 15 minutes longer from the fridge, until it steams all through (165 °F).',
    )
    const raw = forDinner(5, of('evening', weekWith({ 4: 'plain-meatballs' })))
    expect(raw[0]?.steps.at(-1)).toBe('Keep covered in the fridge.')
  })

  it('is of weekdays alone, two tasks at most', () => {
    const tasks = of('evening', weekWith({ 3: stew, 5: stew, 6: stew }))
    expect(forDinner(6, tasks)).toEqual([])
    for (const ofDay of Map.groupBy(tasks, ({ day }) => day).values()) {
      expect(ofDay.length).toBeLessThanOrEqual(2)
    }
  })

  it('cuts for both meals what is cooked for two', () => {
    const [one] = forDinner(4, of('evening', weekWith({ 3: stew })))
    const [two] = forDinner(4, of('evening', weekWith({ 3: stew, 6: stew })))
    expect(two?.steps).not.toEqual(one?.steps)
    expect(two?.steps.join(' ')).toMatch(/ potatoes/)
  })

  it('begins what stands overnight, on any evening', () => {
    const [task] = forDinner(7, of('evening', weekWith({ 6: 'beef-white-bean-greens-stew' })))
    expect(task?.text.text).toMatch(/: begin now, as it stands overnight\.$/)
    expect(task?.steps.join(' ')).toMatch(/ Soak /)
  })

  it('takes what was frozen out of the freezer', () => {
    const days = weekWith({ 0: stew, 5: stew })
    expect(days[5]?.dinner.leftover?.kept).toBe('freezer')
    const [task] = of('thaw', days)
    expect(task).toMatchObject({ day: 5, meals: [{ day: 6, slot: 'dinner' }] })
    expect(task?.text.text).toBe(
      'For Saturday’s dinner, move what was frozen of Monday’s dinner from the freezer to the fridge.',
    )
  })
})

it('stands in the order of its days, and is found again as often as it is asked for', () => {
  const days = weekWith({ 1: stew, 4: stew })
  const tasks = preparedAhead(days, buildProfile())
  expect(tasks.map(({ day }) => day)).toEqual(tasks.map(({ day }) => day).toSorted((a, b) => a - b))
  expect(preparedAhead(days, buildProfile())).toEqual(tasks)
})
