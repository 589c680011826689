import type { AllergenId } from '@brightplate/foods/allergen'
import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import type { TagList } from '@brightplate/foods/interpretation'
import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import { interpretTerms } from '@brightplate/meal-plans/profile-terms/interpret-terms'
import { groupNamed } from './typed-groups.ts'
import { type JudgedPhrase, judged } from './typed-verdict.ts'

/** Asked beside a reading that stands: which relatives go with it. */
const isAboutRelatives = (question: string) => /^Keep .+ out too\?$/u.test(question)

/**
 * A tag of the three lists that are read: wrong where something that must stay out is let in and the parent is
 * not told that the phrase was not understood, where a food is sought that nobody wished for, and where nothing
 * at all is said of it.
 */
export function judgeTagPhrase(
  list: TagList,
  phrase: string,
  mustExclude: readonly string[],
): JudgedPhrase {
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
  const groups = mustExclude.map((name) => ({ name, ...groupNamed(name) }))
  const letIn = groups.flatMap(({ probes }) =>
    probes.filter((probe) => !isOut(typeof probe === 'string' ? [probe] : probe)),
  )
  const understood = profile.readings.flatMap((reading) => reading.understood)
  const unknown = profile.readings.flatMap((reading) => reading.notRecognised)
  const asked = (shown.questions ?? [])
    .map(({ question }) => question)
    .filter((question) => !isAboutRelatives(question))
  const soughtOut = profile.likes.filter((like) => !isWished(phrase, like))
  if (soughtOut.length > 0) return judged('wrong-silent', `sought out: ${soughtOut.join(', ')}`)
  if (letIn.length > 0) {
    const why = `let in: ${letIn.join(', ')}`
    if (unknown.length > 0) return judged('honest unknown', `not known: ${unknown.join(', ')}`)
    const isSaid =
      asked.length > 0 ||
      understood.some(({ kind }) => kind !== 'like' && kind !== 'allergen' && kind !== 'food')
    return judged(isSaid ? 'wrong-said' : 'wrong-silent', why)
  }
  if (understood.length === 0 && unknown.length === 0 && asked.length === 0) {
    return judged('wrong-silent', 'nothing is said')
  }
  const meant = new Set<AllergenId>(groups.flatMap(({ allergens }) => allergens))
  const beyond = profile.allergens.filter((id) => !meant.has(id))
  if (asked.length > 0) return judged('question', asked.join(' '))
  if (beyond.length > 0) return judged('over-block', beyond.join(', '))
  return groups.length > 0 || understood.length > 0
    ? judged('right')
    : judged('honest unknown', `not known: ${unknown.join(', ')}`)
}

/** A liking needs a word of liking, or the food alone. */
function isWished(phrase: string, like: string): boolean {
  return (
    /\b(?:loves?|likes?|enjoys?|favou?rite|prefers?|wants?|eats?|only|please|lots|more|every|daily|two|twice)\b/iu.test(
      phrase,
    ) || phrase.trim().split(/\s+/u).length <= like.split(' ').length + 1
  )
}
