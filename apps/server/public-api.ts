// What is no public file is inside: nobody but its own module imports it. Tests, and what they use, import what they like.
// See docs/decisions/040-doors-of-the-server.md.

/** What others may import of a module; a module that is not named here is all public. */
export const publicApiOfServerModules = {
  'apps/server/src/backups': ['scheduled/backup-folder', 'scheduled/work-backups'],
  'apps/server/src/db/embedded': [
    'data-folder/claim-data-folder',
    'compile-once',
    'data-folder/data-folder-marker',
    'initialise-database',
    'data-folder/missing-part',
    'open-embedded-database',
    'data-folder/sync-path',
  ],
  'apps/server/src/db/server': ['on-server-connection', 'open-server-database'],
  'apps/server/src/mail': [
    'delete-mail-to',
    'delete-old-mail',
    'deliver-mail',
    'drop-late-mail',
    'mailer',
    'open-mailer',
    'queue-mail',
    'take-up-sealed-files',
  ],
  'apps/server/src/models/proposals': [
    'dish-proposal',
    'fitting-recipes',
    'proposal-prompt',
    'review-proposals',
  ],
  'apps/server/src/payments/sandbox': ['sandbox-provider', 'sandbox-routes'],
  'apps/server/src/payments/stripe': ['stripe-client', 'stripe-provider', 'stripe-webhook-route'],
  'apps/server/src/plans/changing': [
    'changing-routes',
    'make-revision',
    'revisions/export-revisions',
  ],
  'apps/server/src/plans/generations': [
    'following/await-generation',
    'following/follow-generation',
    'generation-routes',
    'making/end-generation',
    'making/end-lapsed-generations',
    'making/make-generation',
    'making/outcome-error',
    'making/recent-dishes',
    'making/take-up-generations',
    'reserving/free-plans',
    'reserving/plan-start-date',
    'reserving/request-hash',
    'reserving/reserve-generation',
    'reserving/send-generation',
  ],
  'apps/server/src/threads': ['plan-threads'],
  'apps/server/src/web': ['require-site-claims', 'security-headers', 'served-pages', 'web-app'],
  'packages/meal-plans/src': [
    'warnings/plan-warnings',
    'check/refusals-of',
    'compose/compose-plan',
    'compose/readable-menu',
    'compose/search-steps',
    'easy-dinner/compose-easy-dinner',
    'exchange/compose-exchange',
    'finish/checked-plan',
    'finish/generator-of',
    'household/compose-household-list',
    'eating-log/foods-to-offer',
    'eating-log/question-of',
    'meals-out/meals-out-of',
    'move/compose-move',
    'revisions/bought-dishes',
    'revisions/changed-dishes',
    'revisions/compose-go-back',
    'profile-terms/food-tiles',
    'profile-terms/interpret-terms',
    'profile-terms/splitting/split-list',
    'profile/plan-profile',
    'profile/profile-facts',
    'profile/without-profile',
    'swap/compose-alternatives',
    'swap/compose-swap',
    'swap/stored-dishes',
  ],
}

const ofTests = ['\\.test\\.ts$', '/testing/']
const plans = '^apps/server/src/plans'

export const serverPublicApiRules = [
  ...Object.entries(publicApiOfServerModules).map(([module, publicFiles]) => ({
    name: `${module.split('/').slice(-2).join('-')}-has-a-public-api`,
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: [`^${module}/`, ...ofTests] },
    to: {
      path: `^${module}/`,
      pathNot: [`^${module}/(${publicFiles.join('|')})\\.ts$`, ...ofTests],
    },
  })),
  {
    name: 'reading-plans-knows-neither-making-nor-changing',
    severity: 'error',
    from: { path: `${plans}/[^/]+$`, pathNot: ofTests },
    to: { path: `${plans}/(generations|changing)/` },
  },
  {
    name: 'making-plans-knows-no-changing',
    severity: 'error',
    comment: 'the worker of the queue hands the making of a revision in',
    from: { path: `${plans}/generations/`, pathNot: ofTests },
    to: { path: `${plans}/changing/` },
  },
]
