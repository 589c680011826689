import type { PlanData } from '@brightplate/contract/plans/plan-data'

const ofOwnFood = /^(?:notice|known|told)\./

/** What a plan says of its child alone: no rule of others at the table is about it. */
export const ownWords = ({
  notices = [],
  tip_texts: tips = [],
}: Pick<PlanData, 'notices' | 'tip_texts'>): ReadonlySet<string> =>
  new Set([...notices, ...tips.filter(({ key }) => ofOwnFood.test(key))].map(({ text }) => text))
