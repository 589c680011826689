import { expect, test } from 'vitest'
import { keyedTextFaults, nameFaults } from './keyed-texts.ts'

const source = {
  'a.one': 'With {food}{foodsCount, plural, =0 {} other {: {foods}}}.',
  'a.two': 'Done.',
}

test('a language may ask for another form of a parameter, and counts what English only lists', () => {
  const translated = {
    'a.one': '{foodsCount, plural, one {Uno} other {Otros}} con {food}: {foodsQuoted}.',
    'a.two': 'Listo.',
  }
  expect(keyedTextFaults(source, translated)).toEqual([])
})

test('what is missing, too much, or asks for something else is named', () => {
  expect(keyedTextFaults(source, { 'a.one': 'Con {food}.', 'a.three': 'Tres.' })).toEqual([
    'a.one has other parameters than “With {food}{foodsCount, plural, =0 {} other {: {foods}}}.”',
    'a.two is missing',
    'a.three is in no other language',
  ])
})

test('a name that is missing or too much is named', () => {
  expect(nameFaults({ slots: { lunch: 'lunch' } }, { slots: { dinner: 'la cena' } })).toEqual([
    'slots: lunch is missing',
    'slots: dinner is in no other language',
  ])
})
