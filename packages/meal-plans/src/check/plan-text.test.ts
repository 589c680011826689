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
