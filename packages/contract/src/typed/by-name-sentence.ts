import * as words from '#localized/notices'

/** What is said of additives and traces, which no food of ours tells of. `terms` are words of a list. */
export const byNameSentence = (terms: string): string => words.byName({ terms })
