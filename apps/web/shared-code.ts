const ofApp = (...names: string[]) =>
  new RegExp(`/(apps/web/app|packages/contract/src)/(${names.join('|')})\\.tsx?$`)

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
  {
    name: 'page',
    test: ofApp(
      'served',
      'served-page',
      'site',
      'site-claim',
      'api/(browser-storage|return-path|session|session-store)',
      'ui/(announce|button|button-link|button-style|card|field|page-heading|picture|toast)',
      'features/auth/(auth-button|auth-dialog-provider|use-leave-when-signed-in)',
      'features/site/(brand|claim|footer-columns|newsletter-form|page-frame|page-meta|site-footer)',
      'features/site/(step-number|use-native-errors|without-scripts)',
    ),
    priority: 2,
  },
  {
    name: 'icons',
    test: /\/node_modules\/lucide-react\//,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'signed-in',
    test: ofApp(
      'api-client',
      'endpoints',
      'api/(api|error-message|follow-logouts|query-client|user-storage)',
      'ui/(back-link|dates|form-error|page-state|section-header|text-link|use-failure-toast)',
      'features/auth/log-out',
      'features/children/(diagnosis-labels|use-children)',
      'features/subscriptions/(subscription-query-key|use-subscription)',
    ),
    priority: 1,
  },
  {
    name: 'queries',
    test: /\/node_modules\/@tanstack\//,
    priority: 1,
  },
]
