import { gap, type Tokens } from './read-tokens.ts'

/** What stands before a word, or behind the last one, where the text ends. */
export const gapBefore = ({ gaps }: Pick<Tokens, 'gaps'>, at: number): number =>
  gaps[at] ?? gap.hard
