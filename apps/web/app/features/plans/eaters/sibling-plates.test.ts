import { expect, it } from 'vitest'
import { siblingPlates } from './sibling-plates.ts'

const text = (words: string) => ({ key: 'plate.of-child', params: {}, text: words })
const plates = [
  { child_id: 'mia', parts: [0], left_out: [1], text: text('pasta, without tomato sauce') },
  { child_id: 'gone', parts: [0], left_out: [], text: text('pasta') },
]

it('names whose plate it is, by what the plan was made for', () => {
  const plan = { profile_snapshot: { eaters: [{ child_id: 'mia', name: 'Mia' }] } }
  expect(siblingPlates({ plates }, plan)).toEqual([
    'Mia’s plate: pasta, without tomato sauce.',
    'Your other child’s plate: pasta.',
  ])
  expect(siblingPlates({}, plan)).toEqual([])
})
