import type { AheadTask } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { buildDish, buildPart, buildPlan } from '../testing/build-plan.ts'
import { dishText, planText } from './plan-text.ts'

const typed = 'Zorp crackers'
const lunch = buildDish({
  name: typed,
  beside: [typed],
  parts: [buildPart({ name: typed, typed })],
})

it('a typed food is read where nobody says that its label was', () => {
  const read = { slot: 'lunch', name: typed, lines: [typed], steps: [], benefits: '' }
  expect(dishText('lunch', lunch, [])).toEqual(read)
  const { days } = planText(buildPlan([{ lunch }]))
  expect(days[0]?.dishes).toContainEqual(read)
})

it('a name tells each of its parts once', () => {
  const parts = [buildPart({ name: 'Rice' }), buildPart({ name: 'Peas' })]
  expect(dishText('dinner', buildDish({ name: 'Rice', parts }), []).name).toBe('Rice, Peas')
  expect(dishText('dinner', buildDish({ name: 'Rice, Peas', parts }), []).name).toBe('Rice, Peas')
})

it('what a dish brings is read with what others have of it', () => {
  const text = { key: 'plate', params: {}, text: 'rice, without peas' }
  const plates = [{ child_id: 'a', parts: [], left_out: [], text }]
  const { benefits } = dishText('dinner', buildDish({ benefits: 'Fibre.', plates }), [])
  expect(benefits).toBe('Fibre. rice, without peas')
  expect(dishText('dinner', buildDish({ benefits: 'Fibre.' }), []).benefits).toBe('Fibre.')
})

const task = (changes: Partial<AheadTask>): AheadTask => ({
  kind: 'batch',
  day: 0,
  date: '2026-11-22',
  meals: [],
  text: { key: 'ahead', params: {}, text: '' },
  ingredients: [],
  steps: [],
  active_minutes: 10,
  ...changes,
})
const afterwards = { key: 'afterwards', params: {}, text: 'Warm it.' }

it('a whole dish that is cooked on a Sunday is read with its first meal alone', () => {
  const meals = [
    { day: 2, slot: 'lunch' as const },
    { day: 2, slot: 'dinner' as const },
  ]
  const tasks = [
    task({ meals, steps: ['Boil the rice.'], afterwards }),
    task({ kind: 'evening', meals, steps: ['Wash the rice.'] }),
    task({ meals: [], steps: ['Fry the peas.'] }),
  ]
  const { days } = planText(buildPlan([{}, {}], { prepared_ahead: tasks }))
  const read = days.flatMap(({ dishes }, day) =>
    dishes.flatMap(({ slot, steps }) => (steps.length > 0 ? [{ day: day + 1, slot, steps }] : [])),
  )
  expect(read).toEqual([{ day: 2, slot: 'lunch', steps: ['Boil the rice.', 'Warm it.'] }])
})

it('a whole dish after which nothing is other is read all the same', () => {
  const meals = [{ day: 1, slot: 'lunch' as const }]
  const batch = task({ meals, steps: ['Boil the rice.'] })
  const { days } = planText(buildPlan([{}], { prepared_ahead: [batch] }))
  expect(days[0]?.dishes[1]?.steps).toEqual(['Boil the rice.', ''])
})

it('what is done of a dish the evening before is read with it', () => {
  const ahead = { cut: ['peas'], under_water: ['beans'], steps: ['Soak them.'], minutes: 5 }
  const parts = [buildPart({ ahead: { ...ahead, afterwards } }), buildPart({ ahead }), buildPart()]
  const done = ['peas', 'beans', 'Soak them.']
  expect(dishText('lunch', buildDish({ parts }), []).steps).toEqual([
    ...done,
    'Warm it.',
    ...done,
    '',
  ])
  expect(dishText('lunch', buildDish(), []).steps).toEqual([])
})
