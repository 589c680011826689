import * as words from '#words/subscriptions/banners/trial'

/** "3 days remaining", or the words for the last one. */
export const trialText = (daysRemaining: number, lastWords: string): string =>
  daysRemaining < 1 ? lastWords : words.daysRemaining({ days: daysRemaining })
