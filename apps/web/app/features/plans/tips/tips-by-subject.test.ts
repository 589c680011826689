import type { KeyedText } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { tipsBySubject } from './tips-by-subject.ts'

const told = (key: string, text = key): KeyedText => ({ key, params: {}, text })

const planOf = (tips: KeyedText[], more: { notices?: KeyedText[]; checked?: KeyedText } = {}) => ({
  general_tips: tips.map(({ text }) => text),
  tip_texts: tips,
  ...more,
})

it('say once what the head of the page says already', () => {
  const labels = told('tip.labels', 'Read every label.')
  const notices = [told('clinic.one-food'), told('red-flag.choking')]
  const checked = told('tip.checked', 'Checked against milk by ingredient. Read every label.')
  const { subjects } = tipsBySubject(
    planOf([...notices, labels, told('told.sodium')], { notices, checked }),
  )
  expect(subjects).toEqual([{ title: 'About this plan', lines: ['told.sodium'] }])
})

it('say a tip on labels where the head does not', () => {
  expect(tipsBySubject(planOf([told('tip.labels')])).subjects).toHaveLength(1)
})

it('begin with what leads to anyone or names a risk, and fold away nothing but figures', () => {
  const tips = [
    'tip.set-times',
    'known.counted',
    'notice.more-rice',
    'tip.leftovers',
    'known.clinician',
    'tip.juice-medicine',
    'tip.not-reached',
  ].map((key) => told(key))
  expect(tipsBySubject(planOf(tips))).toEqual({
    subjects: [
      {
        title: 'About this plan',
        lines: ['notice.more-rice', 'known.clinician', 'tip.juice-medicine', 'tip.not-reached'],
      },
      { title: 'At the table', lines: ['tip.set-times'] },
      { title: 'In the kitchen', lines: ['tip.leftovers'] },
    ],
    figures: ['known.counted'],
  })
})

it('of a plan of before, whose tips have no keys, are told one after another', () => {
  expect(tipsBySubject({ general_tips: ['Rest.', 'Play.'] })).toEqual({
    subjects: [{ title: 'About this plan', lines: ['Rest.', 'Play.'] }],
    figures: [],
  })
  expect(tipsBySubject({ general_tips: [] }).subjects).toEqual([])
})
