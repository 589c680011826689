import { redFlagNotices } from '@brightplate/contract/child/red-flags/red-flag-questions'
import { say } from '@brightplate/planner/texts/english'
import { expect, it } from 'vitest'
import { linesInSpanish, sentenceInSpanish, timeInSpanish } from './plan-sentences.ts'

const names = new Map<string, string>()

it('says what a parent answered of signs for a clinician, and how urgent it is', () => {
  const [sign] = redFlagNotices(['not-walking'])
  if (!sign) throw new Error('There is no sign')
  const said = sentenceInSpanish(sign.text, names)
  expect(said).toMatchObject({ key: 'red-flag.not-walking', params: { urgency: 'today' } })
  expect(said.text).toMatch(/^Llame hoy a su /)
})

it('names in Spanish what a sentence names, beside saying it', () => {
  const said = sentenceInSpanish(say('tip.checked', { kept: ['milk', 'egg'] }), names)
  expect(said.params).toEqual({ kept: ['leche', 'huevo'] })
  expect(said.text).toMatch('leche y huevo')
})

it('keeps a sentence of another release in English, and says so', () => {
  const text = { key: 'tip.of-another-release', params: {}, text: 'It is so.' }
  expect(sentenceInSpanish(text, names)).toEqual({ ...text, language: 'en-US' })
})

it('says lines that are kept without their keys by those that are', () => {
  const tip = say('tip.regular-evening')
  expect(linesInSpanish([tip.text, 'A line of before.'], [tip], names)).toEqual([
    'Sirva la cena a una hora fija.',
    'A line of before.',
  ])
})

it('says a time, and keeps what is none', () => {
  expect(['1 minute', '95 minutes', 'a while'].map(timeInSpanish)).toEqual([
    '1 minuto',
    '95 minutos',
    'a while',
  ])
})
