import type { KeyedText } from '@brightplate/contract/plans/plan-data'
import { expect, it } from 'vitest'
import { ownWords } from './own-words.ts'

const text = (key: string): KeyedText => ({ key, params: {}, text: `Text of ${key}` })

it('what a plan says of its child alone is each notice, and each tip of the child’s own foods', () => {
  const own = ['notice.few-foods', 'known.repeated', 'told.day']
  const tips = [...own, 'tip.notice.of-all', 'cocoa'].map(text)
  const words = ownWords({ notices: [text('red-flag.bottle')], tip_texts: tips })
  expect([...words]).toEqual(['red-flag.bottle', ...own].map((key) => `Text of ${key}`))
})

it('a plan without notices and texts says nothing of its child', () => {
  expect(ownWords({}).size).toBe(0)
})
