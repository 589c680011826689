import { expect, test } from 'vitest'
import { textsIn } from './texts-in.ts'

const texts = (source: string) => textsIn(source).map(({ text }) => text)

test('a word between tags is a text, whatever it looks like', () => {
  expect(texts('const a = <p>undo</p>')).toEqual(['undo'])
})

test('what assistive technology says and what a field shows is a text', () => {
  expect(texts('const a = <b aria-label="close" title="more" placeholder="milk" />')).toEqual([
    'close',
    'more',
    'milk',
  ])
})

test('a sentence is a text wherever it stands', () => {
  expect(
    texts(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source that is read
      "const a = b ? 'Try again' : `${c} dishes left.`; d({ title: 'no longer here' }); const e = ['Undo']",
    ),
  ).toEqual(['Try again', 'dishes left.', 'no longer here', 'Undo'])
})

test('class names, addresses, keys of the keyboard, types and imports are none', () => {
  expect(
    texts(`
      import a from 'Some Module'
      type B = 'Great Thing'
      const c = <div className="flex Grid" data-x="Hello there" id="One">{d && 'grid gap-2 sm:flex'}</div>
      const e = f.key === 'ArrowDown' ? '/meal-plan/one' : 'application/json; charset=utf-8'
      throw new Error('No such thing')
    `),
  ).toEqual([])
})

test('the line of a text is counted from one', () => {
  expect(textsIn('const a = 1\nconst b = "Two words"')).toEqual([{ text: 'Two words', line: 2 }])
})
