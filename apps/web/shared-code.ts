/** The files of a group, as paths from `apps/web/app`; of the contract after `contract:`. */
export const sharedFiles = {
  page: [
    'contract:site/served-page',
    'contract:site/site-claim',
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
    'ui/forms/field',
    'ui/forms/form-error',
    'ui/page/announce',
    'ui/page/page-heading',
    'ui/toasts/toast',
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
  ],
  'signed-in': [
    'contract:api/api-client',
    'contract:api/endpoints',
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
    'features/children/diagnosis-labels',
    'features/children/use-children',
    'features/subscriptions/use-subscription',
  ],
}

/** Where a file of a group stands in the repository, without its ending. */
export const sharedPath = (file: string): string =>
  file.startsWith('contract:')
    ? file.replace('contract:', 'packages/contract/src/')
    : `apps/web/app/${file}`

const oneOf = (files: readonly string[]) =>
  new RegExp(`/(${files.map(sharedPath).join('|')})\\.tsx?$`)

/**
 * Code that many pages share, in a few files: left alone it is some fifty files of a few hundred
 * bytes, and on a slow line each costs its own round trip. A file holds only what each of its pages
 * uses anyway.
 */
export const sharedCode = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  { name: 'page', test: oneOf(sharedFiles.page), priority: 2 },
  {
    name: 'icons',
    test: /\/node_modules\/lucide-react\//,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'signed-in', test: oneOf(sharedFiles['signed-in']), priority: 1 },
  {
    name: 'queries',
    test: /\/node_modules\/@tanstack\//,
    priority: 1,
  },
]
