import type { KeyedText } from '@brightplate/planner/texts/english'

const ofOneKind = ['clinic.one-food', 'clinic.drinks-alone', 'clinic.formula-alone']

/** What a weaker text says that one of these has said already. */
const coveredBy: Readonly<Record<string, readonly string[]>> = {
  'notice.few-forms': ofOneKind,
  'tip.few-foods': [...ofOneKind, 'red-flag.few-foods', 'clinic.under-twenty'],
}

/** Texts of a plan without those that its clinician’s notices stand for. */
export const withoutRepeats = (
  texts: readonly KeyedText[],
  notices: readonly KeyedText[],
): KeyedText[] =>
  texts.filter(({ key }) => !notices.some((notice) => coveredBy[key]?.includes(notice.key)))
