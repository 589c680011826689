/** `wrong-said`: let in although something else is said of it. `wrong-silent`: let in, or sought out, without a word. */
export const verdicts = [
  'right',
  'question',
  'honest unknown',
  'over-block',
  'wrong-said',
  'wrong-silent',
] as const
export type Verdict = (typeof verdicts)[number]

export interface JudgedPhrase {
  verdict: Verdict
  why: string
}

export const judged = (verdict: Verdict, why = ''): JudgedPhrase => ({ verdict, why })
