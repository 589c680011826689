import type {
  Interpretation,
  InterpretBody,
  TagAnswer,
} from '@brightplate/contract/typed/profile-terms'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import type { Question, TagReading, Understanding } from '@brightplate/foods/interpretation'
import { say } from '@brightplate/planner/texts/english'
import { judgeEnergy } from '../energy/judge-energy.ts'
import { interpretChild } from '../profile/interpret-table.ts'
import { toInterpretation } from '../profile/to-interpretation.ts'
import { inEnglish, type Wording } from '../wording/wording.ts'
import { leftOutBy } from './left-out.ts'
import { readSafeFoods } from './read-safe-foods.ts'
import { answersOf, isOpenQuestion, namedIn, questionOf, questionsOf } from './tag-questions.ts'

function offerOf(
  one: Understanding,
  named: ReadonlySet<string>,
  { sentence }: Wording,
): TagAnswer[] {
  const offer = one.kind === 'allergen' ? one.offer : null
  return offer && !named.has(offer)
    ? [
        {
          act: 'add',
          label: sentence(say('answer.keep-all-out', { term: offer })),
          list: 'allergies',
          tag: offer,
        },
      ]
    : []
}

/** Whether a plan keeps to the field's energy target. */
function energyReading(
  kcal: number,
  age: number,
  { sentence }: Wording,
): Pick<Interpretation, 'energy_target'> {
  const { condition, text } = judgeEnergy(kcal, age)
  return { energy_target: { kept: condition === null, text: sentence(text) } }
}

/** How tags are understood, with what a tap may answer. */
export function interpretTerms(body: InterpretBody, wording = inEnglish): Interpretation {
  const { age, energy_target_kcal: energy } = body
  const profile = age === undefined ? interpretProfile(body) : interpretChild({ ...body, age })
  const named = namedIn(profile)
  const questions = questionsOf(profile, wording)
  const isAsked = (reading: TagReading, question: Question) =>
    questions.some(
      (one) => one.list === reading.list && one.tag === reading.tag && one.id === question.id,
    )
  const { readings, ...rest } = toInterpretation(profile, wording)
  return {
    ...rest,
    questions,
    ...leftOutBy(body, profile, wording),
    ...readSafeFoods(body, wording),
    ...(age === undefined || energy === undefined ? {} : energyReading(energy, age, wording)),
    readings: readings.map((shown, at) => ({
      ...shown,
      understood_as: shown.understood_as.map((line, position) => {
        const reading = profile.readings[at]
        const one = reading?.understood[position]
        if (!reading || !one) return line
        const question = questionOf(one)
        const isShown =
          question !== null && isOpenQuestion(one, named) && isAsked(reading, question)
        const answers = [
          ...(isShown ? answersOf(question, wording) : []),
          ...offerOf(one, named, wording),
        ]
        return {
          ...line,
          question: isShown ? line.question : null,
          ...(answers.length > 0 ? { answers } : {}),
        }
      }),
    })),
  }
}
