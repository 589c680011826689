import type { Restrictions } from './restrictions.ts'

/**
 * Whether a food that one may choke on must come in a safe form, or not at all: under the age that its row says, and
 * at any age where chewing is said to be difficult. USDA (Reducing the Risk of Choking in Young Children at Mealtimes)
 * names hard, sticky and marble-sized foods under four; crackers without seeds and soft peas and beans are not among them.
 */
export const mayChokeOn = (
  { under = 5 }: { under?: 3 | 5 },
  { ageYears, carefulChewing, chewsWithDifficulty }: Restrictions,
): boolean => carefulChewing && (under === 5 || ageYears < under || chewsWithDifficulty === true)
