/**
 * The address in the cache of everything the app asks for. A key that another begins with covers it:
 * outdating `children.all` outdates each child and what belongs to it.
 */
export const queryKeys = {
  account: ['account'],
  household: ['household'],
  keptPlans: ['kept-plans'],
  withdrawnConsents: ['withdrawn-consents'],
  access: {
    all: ['access'],
    sessions: ['access', 'sessions'],
    events: ['access', 'events'],
    factors: ['access', 'factors'],
    passkeys: ['access', 'passkeys'],
  },
  subscription: ['subscription'],
  payment: (sessionId: string | null) => ['payment', sessionId],
  children: {
    all: ['children'],
    one: (id: string) => ['children', id],
    table: (id: string) => ['children', id, 'table'],
    goalTicks: (id: string) => ['children', id, 'goal-ticks'],
    eatingLog: (id: string, today: string) => ['children', id, 'eating-log', today],
    previews: (id: string) => ['children', id, 'preview'],
    /** `choice` is what would be shared. */
    preview: (id: string, choice: unknown) => ['children', id, 'preview', choice],
    /** `written` is all of the child that a parent can change. */
    schoolPacket: (id: string, language: string, written: unknown) => [
      'children',
      id,
      'school-packet',
      language,
      written,
    ],
    suggestedDay: (id: string, day: string) => ['children', id, 'suggested-day', day],
    nutritionWeeks: (id: string) => ['children', id, 'nutrition-weeks'],
  },
  /** `profile` is the words of a profile as they are sent. */
  interpretation: (profile: string) => ['interpretation', profile],
  /** `rules` is what a child may not have, as it is sent. */
  foodTiles: (rules: string) => ['food-tiles', rules],
  plans: {
    all: ['plans'],
    one: (id: string) => ['plans', 'one', id],
    household: (id: string) => ['plans', 'household', id],
    newest: ['plans', 'newest'],
    summaries: ['plans', 'summaries'],
  },
  revisions: (planId: string) => ['revisions', planId],
  regeneration: (planId: string, revision: number, locks: number) => [
    'regeneration',
    planId,
    revision,
    locks,
  ],
  easyDinner: (childId: string) => ['children', childId, 'easy-dinner'],
  /** `name` is what is looked for; null for what suits best. */
  alternatives: (
    planId: string,
    revision: number,
    place: { day: number; slot: string },
    name: string | boolean | null,
  ) => ['alternatives', planId, revision, place, name],
  mealTemplates: ['meal-templates'],
  careLinks: ['care-links'],
  dishPhotos: {
    all: ['dish-photos'],
    /** A photo never changes: one that takes its place has another time. */
    one: (dish: string, changedAt: string) => ['dish-photo', dish, changedAt],
  },
}

/** Changes that wait for one another; the last of them decides what is shown. */
export const mutationKeys = {
  locks: (planId: string) => ['locks', planId],
  goalTicks: (childId: string) => ['goal-ticks', childId],
}

/** What lists plans without their days: outdated when one is changed or deleted. */
export const planLists = [queryKeys.plans.summaries, queryKeys.plans.newest]
