/** What `npm run mutants -- NAME` mutates, and which tests may notice. */
export interface MutatedFolder {
  name: string
  /** Globs of sources from the root of the repository; a leading "!" leaves out. */
  sources: readonly string[]
  /** Globs of the files of tests that can tell. */
  tests: readonly string[]
  /** The tests need a PostgreSQL server. */
  onDatabase?: true
}

/** With a database a run of tests costs seconds: so many mutants are drawn at the most. */
export const mostOnDatabase = 200

export const mutatedFolders: readonly MutatedFolder[] = [
  {
    name: 'foods/safety-check',
    sources: [
      'packages/foods/src/safety-check/**/*.ts',
      '!packages/foods/src/safety-check/build-plan-text.ts',
    ],
    tests: ['packages/foods/src/safety-check/**/*.test.ts'],
  },
  {
    name: 'planner/rules',
    sources: ['packages/planner/src/rules/**/*.ts'],
    // The others make whole plans, and notice none of these that the tests of a rule do not.
    tests: [
      'packages/planner/src/rules/{age-rules,counted-limits,infeasible,excluded-once,legal-dish,offered-unasked,ruled-out}.test.ts',
    ],
  },
  {
    name: 'meal-plans/check',
    sources: ['packages/meal-plans/src/check/**/*.ts'],
    // `every-recipe` reads all of them for a minute, and notices what the others do.
    tests: [
      'packages/meal-plans/src/check/{broken-*,checked-spanish,checked-spanish-texts,checked-tips,never-dishes-in,own-words,plan-findings,plan-text,refusals-of}.test.ts',
    ],
  },
  {
    name: 'meal-plans/finish',
    sources: ['packages/meal-plans/src/finish/**/*.ts'],
    tests: ['packages/meal-plans/src/finish/**/*.test.ts'],
  },
  {
    name: 'server/quotas',
    sources: [
      'apps/server/src/plans/generations/reserving/{free-plans,next-position,require-room,reserve-generation,same-generation}.ts',
      'apps/server/src/children/require-room-for-child.ts',
      'apps/server/src/models/model-spend.ts',
    ],
    tests: [
      'apps/server/src/plans/generations/reserving/{free-plans,next-position,require-room,same-generation,turns}.test.ts',
      'apps/server/src/models/model-spend.test.ts',
      'apps/server/src/children/child-routes.test.ts',
    ],
    onDatabase: true,
  },
  {
    name: 'server/access',
    sources: [
      'apps/server/src/auth/{caller,log-in,open-session,sign-in-with-passkey}.ts',
      'apps/server/src/auth/sessions/*.ts',
      'apps/server/src/auth/secrets/*.ts',
      'apps/server/src/children/require-child.ts',
      'apps/server/src/plans/stored/{require-plan,child-of-plan}.ts',
      'apps/server/src/meal-templates/require-meal-template.ts',
    ],
    tests: [
      'apps/server/src/auth/**/*.test.ts',
      'apps/server/src/children/child-routes.test.ts',
      'apps/server/src/plans/{plan-routes,current-warnings}.test.ts',
      'apps/server/src/plans/generations/who-eats.test.ts',
      'apps/server/src/meal-templates/*.test.ts',
    ],
    onDatabase: true,
  },
  {
    name: 'server/payments',
    sources: ['apps/server/src/payments/**/*.ts'],
    tests: ['apps/server/src/payments/**/*.test.ts', 'apps/server/src/subscriptions/*.test.ts'],
    onDatabase: true,
  },
]
