/** The files of a group, as paths from `apps/web/app`; of the contract after `contract:`, rooms of words after `words:`. */
export const sharedFiles = {
  page: [
    'contract:site/served-page',
    'contract:site/site-claim',
    'fetch-code',
    'served',
    'site',
    'api/session/return-path',
    'api/session/session',
    'api/session/session-store',
    'api/storage/browser-storage',
    'ui/card',
    'ui/picture',
    'ui/buttons/button',
    'ui/buttons/button-link',
    'ui/buttons/button-style',
    'ui/dialogs/use-code-on-use',
    'ui/forms/field',
    'ui/forms/form-error',
    'ui/page/announce',
    'ui/page/page-heading',
    'ui/toasts/plain-message',
    'ui/toasts/toast',
    'ui/toasts/toast-area',
    'features/auth/auth-button',
    'features/auth/auth-dialog-provider',
    'features/auth/use-leave-when-signed-in',
    'features/site/claim',
    'features/site/step-number',
    'features/site/use-native-errors',
    'features/site/without-scripts',
    'features/site/frame/brand',
    'features/site/frame/footer-columns',
    'features/site/frame/newsletter-form',
    'features/site/frame/page-frame',
    'features/site/frame/site-footer',
    'features/site/pages/page-meta',
    'ui/plate-picture',
    'features/plans/week/short-name',
    'ui/words/prep-time',
    'ui/words/mail-address',
    'ui/words/rich-text',
  ],
  'signed-in': [
    'contract:api/api-client',
    'contract:api/endpoints',
    'contract:limits',
    'contract:limit-messages',
    'api/api',
    'api/error-message',
    'api/query-client',
    'api/query-keys',
    'api/session/follow-logouts',
    'api/storage/user-storage',
    'ui/buttons/back-link',
    'ui/buttons/text-link',
    'ui/page/page-state',
    'ui/page/section-header',
    'ui/toasts/use-failure-toast',
    'ui/words/dates',
    'features/auth/log-out',
    'api/request-key',
    'ui/disclosure',
    'ui/download-file',
    'ui/buttons/icon-button',
    'ui/forms/use-settled',
    'ui/page/drawn-after',
    'ui/page/use-is-wide',
    'ui/page/when-idle',
    'ui/words/dollars',
    'ui/words/word-list',
    'features/account/send-verify-link',
    'features/account/use-account',
    'features/children/diagnosis-labels',
    'features/children/eating-log/eating-words',
    'features/children/eating-log/use-eating-log',
    'features/children/tag-list',
    'features/children/use-child',
    'features/children/use-child-or-leave',
    'features/children/use-children',
    'features/dish-photos/dish-of-photo',
    'features/dish-photos/dish-picture',
    'features/dish-photos/photo-address',
    'features/dish-photos/use-dish-photos',
    'features/meal-templates/use-meal-templates',
    'features/plans/day-dishes',
    'features/plans/eaters/shared-dish',
    'features/plans/fitting-dishes',
    'features/plans/cached/cached-here',
    'features/plans/cached/cached-plan',
    'features/plans/cached/use-plan',
    'features/plans/left-out-words',
    'features/plans/meal-address',
    'features/plans/page/use-leave-without-plan',
    'features/plans/plan-title',
    'features/plans/today/coming-meals',
    'features/plans/today/use-minute',
    'features/plans/warning-on',
    'features/subscriptions/banners/trial-text',
    'features/subscriptions/use-subscription',
    'words:children/child',
    'words:children/eating-log/said',
    'words:plans/cached',
    'words:plans/plan',
    'words:plans/eaters/meal',
  ],
  'plan-parts': [
    'features/plans/cost-words',
    'features/plans/eaters/child-plate',
    'features/plans/eaters/plate-of',
    'features/plans/eaters/sibling-plates',
    'features/plans/cached/cached-plan-notice',
    'features/plans/left-out-foods',
    'features/plans/shopping/days-from-trip',
    'features/plans/shopping/list-status',
    'features/plans/shopping/marked-lines',
    'features/plans/shopping/marked-list',
    'features/plans/shopping/shopping-trips',
    'features/plans/shopping/trip-name',
    'features/plans/shopping/lines/add-own-line',
    'features/plans/shopping/lines/aisle-lines',
    'features/plans/shopping/lines/at-home-lines',
    'features/plans/shopping/lines/line-button',
    'features/plans/shopping/lines/tick-line',
    'features/plans/shopping/lines/tick-lines',
    'features/plans/shopping/marks/kept-marks',
    'features/plans/shopping/marks/merge-marks',
    'features/plans/shopping/marks/use-shopping-marks',
    'words:plans/cost',
    'words:plans/eaters/plate',
  ],
  questions: [
    'contract:api/server-events',
    'features/children/child-form-values',
    'features/children/eater-values',
    'features/children/given-answers',
    'features/children/questions/after-save',
    'features/children/questions/answer-buttons',
    'features/children/questions/answer-child',
    'features/children/questions/answer-tag',
    'features/children/questions/needs-answer',
    'features/children/questions/question-words',
    'features/children/questions/use-answer-question',
    'features/children/reading/interpret-body',
    'features/children/reading/use-interpretation',
    'features/children/red-flags/clinician-notice',
    'features/children/tag-list-name',
    'features/plans/generate/generate-failure',
    'features/subscriptions/use-upgrade-redirect',
    'ui/page/lazy-part',
    'words:children/questions/before-plan',
    'words:children/red-flags/notice',
    'words:plans/generate/failure',
  ],
}

/** Where a file of a group stands in the repository, without its ending. */
export const sharedPath = (file: string): string =>
  file.startsWith('contract:')
    ? file.replace('contract:', 'packages/contract/src/')
    : file.startsWith('words:')
      ? file.replace('words:', 'apps/web/words/en-US/')
      : `apps/web/app/${file}`

/** The same as a pattern: a room's module is one of its language's. */
const sharedModule = (file: string) =>
  file.startsWith('words:')
    ? file.replace('words:', 'apps/web/words/compiled/[\\w-]+/')
    : sharedPath(file)

const oneOf = (files: readonly string[]) =>
  new RegExp(`/(${files.map(sharedModule).join('|')})\\.(tsx?|js)$`)

const isPage = oneOf(sharedFiles.page)
const isSignedIn = oneOf(sharedFiles['signed-in'])
/** What every room of words needs. */
const isOfWords =
  /\/words\/compiled\/[\w-]+\/language\.js$|\/node_modules\/(@messageformat|make-plural)\//

/**
 * Code that many pages share, in a few files: left alone it is some fifty files of a few hundred
 * bytes, and on a slow line each costs its own round trip, on a slow phone some milliseconds. A page
 * fetches a few kB that it has no use for, and half as many files.
 */
export const sharedCode = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  { name: 'page', test: (id: string) => isPage.test(id) || isOfWords.test(id), priority: 2 },
  {
    name: 'icons',
    test: /\/node_modules\/lucide-react\//,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'signed-in',
    test: (id: string) => isSignedIn.test(id) || /\/node_modules\/@tanstack\//.test(id),
    priority: 1,
  },
  { name: 'plan-parts', test: oneOf(sharedFiles['plan-parts']), priority: 1 },
  { name: 'questions', test: oneOf(sharedFiles.questions), priority: 1 },
]
