import type { KeyedText } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { type ShownTip, tipsInOrder } from './tips-in-order.ts'

const told = (key: string, text = key): KeyedText => ({ key, params: {}, text })

const planOf = (tips: KeyedText[], more: { notices?: KeyedText[]; checked?: KeyedText } = {}) => ({
  general_tips: tips.map(({ text }) => text),
  tip_texts: tips,
  ...more,
})

const textsOf = (tips: readonly ShownTip[]) => tips.map(({ text }) => text)

const firstOf = (plan: Parameters<typeof tipsInOrder>[0]) => textsOf(tipsInOrder(plan).first)

it('say once what the head of the page says already', () => {
  const labels = told('tip.labels', 'Read every label.')
  const notices = [told('clinic.one-food'), told('red-flag.choking')]
  const checked = told('tip.checked', 'Checked against milk by ingredient. Read every label.')
  const plan = planOf([...notices, labels, told('told.day')], { notices, checked })
  expect(firstOf(plan)).toEqual(['told.day'])
  expect(tipsInOrder(plan).folded).toEqual([])
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

it('fold away no risk: after the three it stands open, the rest is folded into its lead, and figures are last', () => {
  const tips = [
    'tip.set-times',
    'known.counted',
    'told.day',
    'notice.more-rice',
    'tip.leftovers',
    'known.clinician',
    'tip.juice-medicine',
    'tip.not-reached',
  ].map((key) => told(key))
  const { first, open, folded, figures } = tipsInOrder(planOf(tips))
  expect(textsOf(first)).toEqual(['notice.more-rice', 'known.clinician', 'tip.juice-medicine'])
  expect(first[0]?.lead).toBeUndefined()
  expect(first[2]).toMatchObject({ lead: 'Juice and medicine', picture: 'tumbler-glass' })
  expect(textsOf(open)).toEqual(['tip.not-reached', 'told.day'])
  expect(folded.map(({ lead }) => lead)).toEqual(['Meals at set times', 'Leftovers'])
  expect(figures).toEqual(['known.counted'])
})

it('of a plan of before, whose tips have no keys, are told whole, one after another', () => {
  const plan = { general_tips: ['Rest.', 'Play.', 'Eat.', 'Drink.'] }
  expect(firstOf(plan)).toEqual(['Rest.', 'Play.', 'Eat.'])
  expect(tipsInOrder(plan)).toMatchObject({ open: [{ text: 'Drink.' }], folded: [], figures: [] })
  expect(firstOf({ general_tips: [] })).toEqual([])
})
