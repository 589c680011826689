import { hasSwallowingSign } from '@brightplate/contract/child/chews-with-care'
import { redFlagNotices } from '@brightplate/contract/child/red-flags/red-flag-questions'
import { chewsWithCareKey } from '@brightplate/contract/plans/clinician-notices'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import type { JudgedProfile } from '../profile/plan-profile.ts'
import { listNotices } from './list-notices.ts'

const listAlone = ['clinic.one-food', 'clinic.drinks-alone', 'clinic.formula-alone']

/** Of what was answered, what the list says more exactly. */
const repeatedByList: Readonly<Record<string, readonly string[]>> = {
  'red-flag.few-foods': listAlone,
  'red-flag.group-missing': [...listAlone, 'clinic.group-missing', 'clinic.group-missing-known'],
  'red-flag.formula-needed': ['clinic.formula', 'clinic.formula-amount', 'clinic.formula-out'],
}

/** Of what the list says, what was answered already in the same words. */
const repeatedByAnswer: Readonly<Record<string, string>> = {
  'clinic.under-twenty': 'red-flag.few-foods',
}

/** How few foods there are and what is missing among them lead to the same person. */
function inOneSentence(texts: readonly KeyedText[]): KeyedText[] {
  const missing = texts.find(({ key }) => key.startsWith('clinic.group-missing'))
  const few = texts.find(({ key }) => key === 'clinic.under-twenty')
  if (!missing || !few) return [...texts]
  const { groups = [] } = missing.params
  const params = { ...few.params, groups }
  const isPart = missing.key === 'clinic.group-missing-known'
  const both = say('clinic.under-twenty', isPart ? { ...params, known: 1 } : params)
  return texts.flatMap((text) => (text === missing ? [] : text === few ? both : text))
}

/**
 * When a clinician is to be asked: first what the parent answered, the gravest before the others, then
 * what the list holds and lacks. Nothing is said twice.
 */
export function clinicianNotices(
  judged: Pick<JudgedProfile, 'redFlags' | 'profile' | 'safeFoods'>,
): KeyedText[] {
  const { redFlags: answers, profile, safeFoods } = judged
  const ofList = listNotices(safeFoods, profile)
  const listKeys = ofList.map(({ key }) => key)
  const answered = redFlagNotices(answers).flatMap(({ text }) =>
    repeatedByList[text.key]?.some((key) => listKeys.includes(key)) ? [] : [text],
  )
  const answerKeys = answered.map(({ key }) => key)
  const isReported = ({ key }: KeyedText) => answerKeys.includes(repeatedByAnswer[key] ?? '')
  const listed = inOneSentence(ofList.filter((text) => !isReported(text)))
  const waits = hasSwallowingSign({ red_flags: { answers } })
  return [...answered, ...(waits ? [say(chewsWithCareKey)] : []), ...listed]
}
