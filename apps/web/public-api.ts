// What is no public file is inside: nobody but its own folder imports it. Routes mount what they like.
// See docs/decisions/002-imports-flow-one-way.md.

/** What another feature may import of a feature. */
export const publicApiOfFeatures = {
  account: ['send-verify-link', 'use-confirmed'],
  auth: ['auth-button', 'log-out', 'register-form', 'use-leave-when-signed-in'],
  children: [
    'diagnosis-labels',
    'dishes/dish-words',
    'dishes/spoken-parts',
    'dishes/use-say',
    'eating-log/use-eating-log',
    'foods/food-state',
    'questions/needs-answer',
    'reading/use-exclusions',
    'red-flags/clinician-notice',
    'use-child',
    'use-children',
  ],
  'dish-photos': [
    'dish-picture',
    'photo-button',
    'photos-of-account',
    'use-change-photos',
    'use-dish-photos',
  ],
  plans: ['week/short-name'],
  languages: [
    'choose-language',
    'follow-account-language',
    'language-buttons',
    'language-of-address',
    'other-languages',
    'page-in-other-languages',
  ],
  'meal-templates': ['create-template-dialog', 'template-choice'],
  sharing: [
    'links/use-care-links',
    'links/use-end-care-link',
    'view/clinic-sheets',
    'view/shared-words',
  ],
  subscriptions: ['upgrade-note', 'use-subscription', 'use-upgrade-redirect'],
}

/** What another module of the same feature may import of a module. */
export const publicApiOfModules = {
  'account/consents': ['consents'],
  'account/factor': ['second-factor'],
  'account/passkeys': ['passkeys'],
  'account/sessions': ['access-events', 'open-sessions', 'use-sessions'],
  'children/changed': ['changed-lines', 'changed-notice'],
  'children/delete': ['delete-child'],
  'children/dishes': ['use-say'],
  'children/eaters': ['eaters'],
  'children/entries': ['entry-note', 'use-entries'],
  'children/foods': [
    'food-state',
    'never-foods',
    'refused-foods',
    'safe-foods',
    'too-little-notice',
    'use-food-states',
  ],
  'children/needs': ['home-step'],
  'children/picks': ['pick-list', 'shown-tag'],
  'children/questions': [
    'after-save',
    'answer-buttons',
    'answer-child',
    'answer-tag',
    'given-lines',
    'open-questions',
  ],
  'children/red-flags': ['red-flags-section'],
  'children/reading': ['interpret-body', 'reading-failure', 'reading-list', 'use-interpretation'],
  'children/steps': [
    'child-steps',
    'foods-step',
    'not-eaten-step',
    'step-bar',
    'step-code',
    'step-list',
    'step-props',
    'step-section',
    'use-step',
  ],
  'children/tags': ['read-tag-list', 'tag-chip', 'tag-list-field'],
  'children/textures': ['texture-tiles'],
  'children/tiles': ['food-tiles', 'tile-tag', 'use-food-tiles'],
  'plans/ahead': ['prepare-ahead', 'tasks-of'],
  'plans/changing': [
    'asks-to-make-anew',
    'lock-dish',
    'move-dish',
    'regenerate-plan',
    'swap/swap-dish',
    'use-change-plan',
  ],
  'plans/days': ['daily-meals', 'days-in-order'],
  'plans/refusing': ['not-this', 'refusal-of-plan'],
  'plans/dish': ['dish-head', 'never-folded', 'open-dish', 'plate-parts'],
  'plans/eaters': [
    'child-plate',
    'others-dish',
    'plate-of',
    'seats',
    'shared-dish',
    'sibling-plates',
    'use-table',
    'who-eats',
  ],
  'plans/generate': ['generate-failure'],
  'plans/household': ['household-list-link'],
  'plans/cached': ['cached-here', 'cached-plan', 'cached-plan-notice'],
  'plans/list': ['dish-row', 'plan-dates', 'use-newest-plan', 'use-plan-summaries'],
  'plans/nutrition': ['week-nutrition'],
  // What a plan's page shows is fetched while the plan is made.
  'plans/page': ['plan-tabs'],
  'plans/revisions': ['revisions-dialog', 'use-go-back'],
  'plans/shopping': [
    'marks/kept-marks',
    'marked-lines',
    'marked-list',
    'marks/merge-marks',
    'marks/use-shopping-marks',
    'shopping-events',
    'shopping-list',
    'shopping-trips',
    'trip-name',
  ],
  'plans/tips': ['tips'],
  'plans/tonight': ['tonight-dinner'],
  'plans/week': ['short-name', 'week-at-a-glance', 'week-grid'],
  'plans/today': ['coming-meals', 'use-minute'],
  'plans/warnings': [
    'coming-wishes',
    'dish-warning',
    'plan-warnings',
    'use-exchange-meals',
    'wish-notice',
  ],
  'sharing/view': ['clinic-sheets', 'moment-words', 'shared-view', 'shared-words'],
  'subscriptions/offers': ['plan-offers'],
  'subscriptions/premium': ['billing-portal-button'],
}

const features = '^apps/web/app/features'

const pathsOf = (publicFiles: Record<string, readonly string[]>) =>
  Object.entries(publicFiles).map(
    ([folder, files]) => `${features}/${folder}/(${files.join('|')})\\.tsx?$`,
  )

export const publicApiRules = [
  {
    name: 'a-feature-has-a-public-api',
    severity: 'error',
    from: { path: `${features}/([^/]+)/` },
    to: { path: `${features}/`, pathNot: [`${features}/$1/`, ...pathsOf(publicApiOfFeatures)] },
  },
  {
    name: 'a-module-has-a-public-api',
    severity: 'error',
    from: { path: `${features}/([^/]+)/([^/]+)/` },
    to: {
      path: `${features}/$1/[^/]+/`,
      pathNot: [`${features}/$1/$2/`, ...pathsOf(publicApiOfModules)],
    },
  },
  {
    name: 'what-modules-share-knows-no-module',
    severity: 'error',
    from: { path: `${features}/([^/]+)/[^/]+$` },
    to: { path: `${features}/$1/[^/]+/` },
  },
  {
    name: 'ui-and-api-know-no-feature',
    severity: 'error',
    from: { path: '^apps/web/app/(ui|api)/' },
    to: { path: '^apps/web/app/(features|routes)/' },
  },
]
