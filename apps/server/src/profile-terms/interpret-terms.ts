import type { Interpretation, InterpretBody, TagAnswer } from '@brightplate/contract/profile-terms'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { didYouMean, isFine, keepOutToo } from '@brightplate/foods/interpret/questions'
import type { TagReading, Understanding } from '@brightplate/foods/interpretation'
import { toInterpretation } from '../plans/to-interpretation.ts'
import { leftOutBy } from './left-out.ts'
import { readSafeFoods } from './read-safe-foods.ts'

const isOneWord = (tag: string) => /^[\p{L}\p{M}\p{Emoji_Presentation}]+$/u.test(tag)

function answersTo(reading: TagReading, one: Understanding): TagAnswer[] {
  const { term } = one
  const question = 'question' in one ? one.question : null
  if (question === didYouMean(term)) {
    // Another tag may hold more than the word that was guessed: then nothing of it is taken away.
    const list = one.kind === 'diet' ? reading.list : 'allergies'
    const act = reading.list === list && isOneWord(reading.tag) ? 'replace' : 'add'
    return [
      { act, label: `Yes, ${term}`, list, tag: term },
      { act: 'edit', label: 'No, change it' },
    ]
  }
  if (question === keepOutToo(term)) {
    return [
      { act: 'add', label: 'Yes, keep it out', list: 'allergies', tag: term },
      { act: 'add', label: `No, ${isFine(term)}`, list: 'dietary_preferences', tag: isFine(term) },
    ]
  }
  const offer = one.kind === 'allergen' ? one.offer : null
  return offer
    ? [{ act: 'add', label: `Keep all ${offer} out`, list: 'allergies', tag: offer }]
    : []
}

/** How tags are understood, with what a tap may answer. What another tag settles is not asked. */
export function interpretTerms(body: InterpretBody): Interpretation {
  const profile = interpretProfile(body)
  const named = profile.readings.flatMap(({ understood }) =>
    understood.flatMap((one) => ('question' in one && one.question === null ? [one.term] : [])),
  )
  const { readings, ...rest } = toInterpretation(profile)
  return {
    ...rest,
    ...leftOutBy(body, profile),
    ...readSafeFoods(body),
    readings: readings.map((reading, at) => ({
      ...reading,
      understood_as: reading.understood_as.map((shown, position) => {
        const source = profile.readings[at]
        const one = source?.understood[position]
        if (!source || !one) return shown
        if (shown.question !== null && named.includes(shown.term)) {
          return { ...shown, question: null }
        }
        const answers = answersTo(source, one).filter(
          (answer) => !('tag' in answer) || !named.includes(answer.tag),
        )
        return answers.length > 0 ? { ...shown, answers } : shown
      }),
    })),
  }
}
