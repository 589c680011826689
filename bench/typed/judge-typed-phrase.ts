import type { AllergenId } from '@brightplate/foods/allergen'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import type { TagList } from '@brightplate/foods/interpretation'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { interpretTerms } from '@brightplate/meal-plans/profile-terms/interpret-terms'
import { groupNamed } from './typed-groups.ts'

export const verdicts = ['right', 'question', 'honest unknown', 'over-block', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

export interface TypedPhrase {
  list: TagList
  phrase: string
  /** Names of groups, see `typed-groups.ts`. */
  mustKeepOut: readonly string[]
}

export interface JudgedPhrase {
  verdict: Verdict
  why: string
}

const judged = (verdict: Verdict, why = ''): JudgedPhrase => ({ verdict, why })

/** Asked beside a reading that stands: which relatives go with it. */
const isAboutRelatives = (question: string) => /^Keep .+ out too\?$/u.test(question)

/**
 * How a phrase is read, told from what it lets in: wrong where something that must stay out is let in and the
 * parent is not told that the phrase was not understood, where a food is sought that nobody wished for, and
 * where nothing at all is said of it.
 */
export function judgeTypedPhrase({ list, phrase, mustKeepOut }: TypedPhrase): JudgedPhrase {
  const tags = { allergies: [], behavioral_goals: [], dietary_preferences: [], [list]: [phrase] }
  const profile = interpretProfile(tags)
  const shown = interpretTerms(tags)
  if (profile.clinicianConditions.length > 0) return judged('right', 'refused: clinician')
  const restrictions = {
    ageYears: 8,
    carefulChewing: false,
    allergens: profile.allergens,
    diets: profile.diets,
    words: profile.words,
  }
  const isOut = (lines: readonly string[]) => {
    const dish = { slot: 'dinner' as const, name: '', lines, steps: [], benefits: '' }
    const text = { days: [{ dishes: [dish] }], shoppingList: [], tips: [] }
    return checkPlanText(restrictions, text).length > 0
  }
  const groups = mustKeepOut.map((name) => ({ name, ...groupNamed(name) }))
  const letIn = groups.flatMap(({ probes }) =>
    probes.filter((probe) => !isOut(typeof probe === 'string' ? [probe] : probe)),
  )
  const understood = profile.readings.flatMap((reading) => reading.understood)
  const unknown = profile.readings.flatMap((reading) => reading.notRecognised)
  const asked = (shown.questions ?? [])
    .map(({ question }) => question)
    .filter((question) => !isAboutRelatives(question))
  const guessed = understood.flatMap((one) =>
    one.kind === 'allergen' && one.question ? one.allergens : [],
  )
  const likes = understood.flatMap((one) => (one.kind === 'like' ? [one.term] : []))
  const soughtOut = profile.likes.filter((like) => !isWished(phrase, like))
  if (soughtOut.length > 0) return judged('wrong', `sought out: ${soughtOut.join(', ')}`)
  if (letIn.length > 0) {
    if (groups.every(({ allergens }) => allergens.some((id) => guessed.includes(id)))) {
      return judged('question', asked.join(' '))
    }
    return unknown.length > 0
      ? judged('honest unknown', `not known: ${unknown.join(', ')}`)
      : judged('wrong', `let in: ${letIn.join(', ')}`)
  }
  if (understood.length === 0 && unknown.length === 0 && asked.length === 0) {
    return judged('wrong', 'nothing is said')
  }
  const meant = new Set<AllergenId>(groups.flatMap(({ allergens }) => allergens))
  const beyond = profile.allergens.filter((id) => !meant.has(id))
  if (asked.length > 0) return judged('question', asked.join(' '))
  if (beyond.length > 0) return judged('over-block', beyond.join(', '))
  if (unknown.length > 0 || (understood.length === 0 && likes.length === 0)) {
    return judged('honest unknown', `not known: ${unknown.join(', ')}`)
  }
  return judged('right')
}

/** A liking needs a word of liking, or the food alone. */
function isWished(phrase: string, like: string): boolean {
  return (
    /\b(?:loves?|likes?|enjoys?|favou?rite|prefers?|wants?|eats?|only)\b/iu.test(phrase) ||
    phrase.trim().split(/\s+/u).length <= like.split(' ').length + 1
  )
}
