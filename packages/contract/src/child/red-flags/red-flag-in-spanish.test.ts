import { expect, it } from 'vitest'
import { redFlagKey } from '../../plans/clinician-notices.ts'
import { redFlagInSpanish } from './red-flag-in-spanish.ts'
import { redFlagQuestions } from './red-flag-questions.ts'

it('says in Spanish what each sign leads to', () => {
  const said = redFlagQuestions.map(({ id }) => redFlagInSpanish(`${redFlagKey}${id}`))
  expect(said.filter((one) => one === null || /undefined|\byour\b/.test(one))).toEqual([])
  expect(new Set(said).size).toBe(redFlagQuestions.length)
})

it('tells what to do at choking where English does', () => {
  expect(redFlagInSpanish('red-flag.choking')).toMatch(/911/)
  expect(redFlagInSpanish('red-flag.few-foods')).not.toMatch(/911/)
})

it('says nothing of a sentence that is of no sign', () => {
  expect(redFlagInSpanish('clinic.one-food')).toBeNull()
  expect(redFlagInSpanish('red-flag.of-another-release')).toBeNull()
})
