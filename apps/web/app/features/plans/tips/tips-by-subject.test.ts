import type { KeyedText } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { tipsBySubject } from './tips-by-subject.ts'

const told = (key: string, text = key): KeyedText => ({ key, params: {}, text })

const planOf = (tips: KeyedText[], more: { notices?: KeyedText[]; checked?: KeyedText } = {}) => ({
  general_tips: tips.map(({ text }) => text),
  tip_texts: tips,
  ...more,
})

const firstOf = (plan: Parameters<typeof tipsBySubject>[0]) =>
  tipsBySubject(plan).first.map(({ text }) => text)

it('say once what the head of the page says already', () => {
  const labels = told('tip.labels', 'Read every label.')
  const notices = [told('clinic.one-food'), told('red-flag.choking')]
  const checked = told('tip.checked', 'Checked against milk by ingredient. Read every label.')
  const plan = planOf([...notices, labels, told('told.sodium')], { notices, checked })
  expect(firstOf(plan)).toEqual(['told.sodium'])
  expect(tipsBySubject(plan).subjects).toEqual([])
})

it('say a tip on labels where the head does not', () => {
  expect(firstOf(planOf([told('tip.labels')]))).toHaveLength(1)
})

it('begin with three: what leads to anyone or names a risk, then what this child gives reason for', () => {
  const general = ['tip.set-times', 'tip.show-menu', 'tip.leftovers']
  const of = (keys: string[]) => firstOf(planOf(keys.map((key) => told(key))))
  expect(of([...general, 'tip.regular-evening', 'tip.midday', 'tip.iodine'])).toEqual([
    'tip.iodine',
    'tip.midday',
    'tip.regular-evening',
  ])
  expect(of(general)).toEqual(general)
  expect(of(['told.day', ...general])).toEqual(general)
})

it('fold away no risk: after the three it stands open, and figures are last', () => {
  const tips = [
    'tip.set-times',
    'known.counted',
    'notice.more-rice',
    'tip.leftovers',
    'known.clinician',
    'tip.juice-medicine',
    'tip.not-reached',
  ].map((key) => told(key))
  expect(tipsBySubject(planOf(tips))).toMatchObject({
    first: [
      { text: 'notice.more-rice' },
      { text: 'known.clinician' },
      { text: 'tip.juice-medicine', picture: 'tumbler-glass' },
    ],
    open: ['tip.not-reached'],
    subjects: [
      { title: 'At the table', lines: ['tip.set-times'] },
      { title: 'In the kitchen', lines: ['tip.leftovers'] },
    ],
    figures: ['known.counted'],
  })
})

it('of a plan of before, whose tips have no keys, are told one after another', () => {
  const plan = { general_tips: ['Rest.', 'Play.', 'Eat.', 'Drink.'] }
  expect(firstOf(plan)).toEqual(['Rest.', 'Play.', 'Eat.'])
  expect(tipsBySubject(plan)).toMatchObject({ open: ['Drink.'], subjects: [], figures: [] })
  expect(firstOf({ general_tips: [] })).toEqual([])
})
