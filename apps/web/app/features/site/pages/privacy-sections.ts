import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import { limitWords } from '@brightplate/contract/limit-words'
import { limits } from '@brightplate/contract/limits'
import * as words from '#words/site/pages/privacy'
import { served } from '../../../served.ts'
import { site } from '../../../site.ts'
import type { PageSection } from './page-of-sections.tsx'

export const privacySections: PageSection[] = [
  {
    id: 'health-data',
    title: words.healthData,
    paragraphs: [healthDataAgreement.text, words.stored],
    points: [
      words.storedOfYou,
      words.storedOfAccess({ days: limits.accessEventDays }),
      words.storedOfChild,
      words.storedOfPlan,
      words.storedOfUse,
      words.storedPhotos,
      words.storedShares,
      words.storedSubscription,
    ],
  },
  {
    id: 'who',
    title: words.who,
    paragraphs: [
      words.whoDatabase,
      words.whoElse,
      words.whoShared,
      words.whoRuns({ mail: served.mail }),
    ],
  },
  {
    id: 'how-long',
    title: words.howLong,
    paragraphs: [],
    points: [
      words.howLongAccount,
      words.howLongLogin({ days: limits.sessionDays, longest: limits.longestSessionDays }),
      words.howLongLink({ minutes: limits.resetLinkMinutes }),
      words.howLongAttempts({ minutes: limits.attemptWindowMinutes }),
      words.howLongBackups({ days: site.backupDays }),
      words.howLongKeys({ days: site.keyCopyDays }),
    ],
  },
  {
    id: 'erase',
    title: words.erase,
    paragraphs: [
      words.eraseExport,
      words.eraseAccount({ keyDays: site.keyCopyDays, backupDays: site.backupDays }),
      words.eraseStays,
      words.eraseChild,
    ],
  },
  {
    id: 'cookies',
    title: words.cookies,
    paragraphs: [words.cookiesNone, words.cookiesLogout, words.cookiesForms],
  },
  {
    id: 'security',
    title: words.security,
    paragraphs: [
      words.securityHashes,
      words.securityKeys,
      words.securityWeakness({ mail: served.mail }),
    ],
  },
  {
    id: 'payments',
    title: words.payments,
    paragraphs: [words.paymentsStripe, words.paymentsNone],
  },
  {
    id: 'mail',
    title: words.mail,
    paragraphs: [
      words.mailOnlyAccount({ hours: limits.waitingMailHours, days: limits.outboxDays }),
    ],
  },
  {
    id: 'language-model',
    title: words.model,
    paragraphs: [words.modelOwn, words.modelProposes, words.modelAgree],
  },
  {
    id: 'terms',
    title: words.terms,
    paragraphs: [
      words.termsNoDevice({
        site: site.name,
        youngest: limits.childAgeMin,
        oldest: limits.childAgeMax,
      }),
      words.termsAccount,
      words.termsPrices({
        days: limitWords.trialDays,
        freePlans: limitWords.freePlans,
        monthly: limitWords.monthlyPrice,
        yearly: limitWords.yearlyPrice,
      }),
      words.termsAsItIs,
    ],
  },
]
