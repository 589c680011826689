import { describe, expect, it } from 'vitest'
import { limits } from '../../limits.ts'
import { chokingAid } from '../../plans/clinician-notices.ts'
import { swallowingSigns } from '../chews-with-care.ts'
import { redFlagNotices, redFlagQuestions } from './red-flag-questions.ts'

describe('the signs for a clinician', () => {
  it('are asked one by one, each with a name and an id of its own', () => {
    const ids = redFlagQuestions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { question } of redFlagQuestions) {
      expect(question({ name: 'Robin' })).toContain('Robin')
      expect(question({ name: 'Robin' })).toMatch(/\?$/)
    }
  })

  it('lead to a clinician or to the words agreed with one, without a name', () => {
    for (const { says } of redFlagQuestions) {
      expect(says()).toContain('clinician')
      expect(says()).not.toContain('{')
    }
  })

  it('say "Call your clinician today" of not eating or drinking, choking, fast loss of weight, loss of sight and not walking', () => {
    const urgent = redFlagQuestions.filter(({ urgency }) => urgency === 'today')
    expect(urgent.map(({ id }) => id)).toEqual([
      'not-eating-or-drinking',
      'choking',
      'fast-weight-loss',
      'sight-loss',
      'not-walking',
    ])
    for (const { says } of urgent) expect(says()).toMatch(/^Call your clinician today/)
  })

  it('stand with the gravest first, whatever the order of the answers', () => {
    const notices = redFlagNotices(['few-foods', 'choking', 'foods-dropped'])
    expect(notices.map(({ text }) => text.key)).toEqual([
      'red-flag.choking',
      'red-flag.few-foods',
      'red-flag.foods-dropped',
    ])
    expect(notices[0]?.urgency).toBe('today')
  })

  it('ask after what too little of a vitamin or mineral does to eyes, walk, gums, skin, heart and strength', () => {
    const ids = redFlagQuestions.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['sight-loss', 'night-sight', 'not-walking', 'limp', 'bleeding-gums', 'bruises'],
        ...['pallor', 'swelling', 'fast-heart', 'weakness'],
      ]),
    )
    expect(ids.length).toBeLessThanOrEqual(limits.tagsPerList)
  })

  it('each lead to one sentence of their own', () => {
    for (const { id, says, urgency } of redFlagQuestions) {
      expect(redFlagNotices([id]).map(({ text }) => text)).toEqual([
        { key: `red-flag.${id}`, params: { urgency }, text: says() },
      ])
    }
    expect(new Set(redFlagQuestions.map(({ says }) => says())).size).toBe(redFlagQuestions.length)
  })

  it('stand for a milder sign of their kind, which says nothing beside them', () => {
    const said = (...ids: string[]) => redFlagNotices(ids).map(({ text }) => text.key.slice(9))
    expect(said('limp', 'not-walking')).toEqual(['not-walking'])
    expect(said('limp')).toEqual(['limp'])
    const covers = redFlagQuestions.flatMap((one) => one.covers ?? [])
    const soon = redFlagQuestions.filter(({ urgency }) => urgency === 'soon').map(({ id }) => id)
    expect(soon).toEqual(expect.arrayContaining(covers))
  })

  it('tell what to do at choking wherever swallowing is named', () => {
    const aided = redFlagQuestions.filter(({ says }) => says().includes(chokingAid()))
    expect(aided.map(({ id }) => id)).toEqual(swallowingSigns)
  })

  it('say nothing where nothing was answered with yes, or of what is no longer asked', () => {
    expect(redFlagNotices([])).toEqual([])
    expect(redFlagNotices(['asked-once'])).toEqual([])
  })
})
