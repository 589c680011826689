import type { InterpretBody } from '@brightplate/contract/typed/profile-terms'
import { describe, expect, it } from 'vitest'
import { interpretTerms } from '../profile-terms/interpret-terms.ts'
import { inEnglish } from '../wording/wording.ts'
import { inSpanish } from './in-spanish.ts'

const bodyOf = (body: Partial<InterpretBody>): InterpretBody => ({
  allergies: [],
  behavioral_goals: [],
  dietary_preferences: [],
  ...body,
})

const bodies = [
  bodyOf({
    allergies: ['mlk', 'outgrew egg', 'tree nuts', 'gluten', 'cow', 'epipen', 'lecithin E322'],
    age: 7,
    energy_target_kcal: 900,
  }),
  bodyOf({
    allergies: ['surimi', 'can have baked milk', 'FPIES', 'zorble', 'top 9', 'nuts (not almonds)'],
    behavioral_goals: ['sleep', 'reflux', 'manners', '1400 kcal', 'chewing'],
  }),
  bodyOf({
    dietary_preferences: [
      ...['chips', 'dad is vegan', 'Mexican food', 'no Indian food', 'puree only', 'no surimi'],
      ...['loves pasta, hates fish', 'halal', 'low fodmap', 'no crunchy food', 'oat milk only'],
    ],
    age: 7,
    energy_target_kcal: 1400,
  }),
  bodyOf({
    allergies: ['milk', 'hazelnut'],
    age: 7,
    safe_foods: ['no eggs', 'chips', 'PediaSure', 'zorbles', 'Kinder Bueno', 'ARFID', 'Oreos'],
    refused_foods: ['fruit', 'vegetables but not corn', 'blorb', 'chips', 'meat', 'pasta', 'juice'],
    textures_avoided: ['smooth', 'mixed'],
  }),
]

/** What a parent reads of it. */
function shown(body: InterpretBody, wording = inSpanish): string[] {
  const {
    readings,
    questions = [],
    left_out: leftOut = [],
    too_little: tooLittle,
    safe_food_readings: safeFoods = [],
    energy_target: energy,
  } = interpretTerms(body, wording)
  const asked = [...questions, ...leftOut, ...safeFoods]
  return [
    ...readings.flatMap(({ understood_as }) =>
      understood_as.flatMap(({ question, note, kept_out, answers = [] }) => [
        ...[question, note].filter((one) => one !== null),
        ...kept_out,
        ...answers.map(({ label }) => label),
      ]),
    ),
    ...asked.flatMap((one) => [
      ...('text' in one ? [one.text] : []),
      ...('question' in one && one.question !== undefined ? [one.question] : []),
      ...(one.answers ?? []).map(({ label }) => label),
    ]),
    ...(tooLittle ? [tooLittle.text, ...tooLittle.opens.map(({ text }) => text)] : []),
    ...(energy ? [energy.text] : []),
  ]
}

/** Without what was typed, or is called so in Spanish too: in quotes, at the beginning, after a verb. */
const ours = (text: string) =>
  text
    .replaceAll(/[«“][^»”]*[»”]/g, 'esto')
    .replace(/^(fruit|vegetables but not corn|meat|pasta|juice|chips): /i, '')

const english =
  /(?<![\p{L}-])(?:the|and|with|keep|out|your|child|is|are|you|mean|yes|left|dishes?|foods?|not|of|for|read|milk|eggs?|we)(?![\p{L}-])/iu

describe('what is said beside the form, in Spanish', () => {
  it('leaves no English', () => {
    const said = bodies.flatMap((body) => shown(body))
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((text) => english.test(ours(text)))).toEqual([])
  })

  it('names what a tag was read as, beside our own word for it', () => {
    const { readings } = interpretTerms(bodyOf({ allergies: ['leche', 'kiwi'] }), inSpanish)
    expect(readings.map(({ understood_as: [one] }) => [one?.term, one?.name])).toEqual([
      ['milk', 'leche'],
      ['kiwi', undefined],
    ])
  })

  it('asks the same questions as in English, with answers of the same ids', () => {
    const idsOf = (body: InterpretBody, wording: typeof inEnglish) =>
      (interpretTerms(body, wording).questions ?? []).map(({ id, tag, answers }) => ({
        id,
        tag,
        answers: answers.map(({ label: _, ...answer }) => answer),
      }))
    for (const body of bodies) expect(idsOf(body, inSpanish)).toEqual(idsOf(body, inEnglish))
  })

  it.each([
    ['allergies', 'tree nuts', '¿Dejamos fuera también coco?', 'No, puede comer coco'],
    ['allergies', 'sesmae', '¿Quiso decir ajonjolí?', 'Sí, ajonjolí'],
    [
      'allergies',
      'outgrew egg',
      '¿Su hijo o hija puede comer huevo? Queda fuera hasta que usted lo diga.',
      'Sí, puede comer huevo',
    ],
    [
      'dietary_preferences',
      'chips',
      '«chips» no es lo mismo en todas partes: ¿cuál le gusta a su hijo o hija?',
      'papitas',
    ],
  ] as const)('of %s, %s: %s', (list, tag, question, answer) => {
    const { questions = [] } = interpretTerms(bodyOf({ [list]: [tag] }), inSpanish)
    expect(questions[0]?.question).toBe(question)
    expect(questions[0]?.answers.map(({ label }) => label)).toContain(answer)
  })
})
