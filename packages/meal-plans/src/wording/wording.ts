import type { KeyedText } from '@brightplate/planner/texts/english'

/** How what is said beside a plan is worded: in English as it is made, in another language by its keys. */
export interface Wording {
  sentence: (text: KeyedText) => string
  /** What we call something that is kept out or looked for: "milk". What a parent typed stays as typed. */
  term: (english: string) => string
}

export const inEnglish: Wording = { sentence: ({ text }) => text, term: (english) => english }
