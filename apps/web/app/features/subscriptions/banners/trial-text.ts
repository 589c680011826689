/** "3 days remaining", or the words for the last one. */
export const trialText = (daysRemaining: number, lastWords: string): string => {
  if (daysRemaining < 1) return lastWords
  return daysRemaining === 1 ? '1 day remaining' : `${daysRemaining} days remaining`
}
