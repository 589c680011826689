import { limits } from '@brightplate/contract/limits'
import * as words from '#words/site/pages/health-data'
import { served } from '../../../served.ts'
import { site } from '../../../site.ts'
import type { PageSection } from './page-of-sections.tsx'

const { mail } = served
const answer = limits.rightsAnswerDays

/** What Washington's My Health My Data Act (RCW 19.373.020) asks a policy to say, in its order. */
export const healthDataSections: PageSection[] = [
  {
    id: 'categories',
    title: words.categories,
    paragraphs: [],
    points: [
      words.categoriesProfile,
      words.categoriesPlans,
      words.categoriesLog,
      words.categoriesNot,
    ],
  },
  { id: 'purposes', title: words.purposes, paragraphs: [words.purposesOnly] },
  { id: 'sources', title: words.sources, paragraphs: [words.sourcesYou] },
  {
    id: 'recipients',
    title: words.recipients,
    paragraphs: [],
    points: [
      words.recipientsOperator({ mail }),
      words.recipientsYou,
      words.recipientsModel,
      words.recipientsNot,
    ],
  },
  { id: 'consent', title: words.consent, paragraphs: [words.consentAsked] },
  {
    id: 'rights',
    title: words.rights,
    paragraphs: [],
    points: [
      words.rightsAccess({ mail }),
      words.rightsWithdraw,
      words.rightsDelete({ days: site.backupDays }),
      words.rightsAnswer({ mail, answer }),
      words.rightsAppeal({ answer }),
      words.rightsSame,
    ],
  },
  {
    id: 'children',
    title: words.children,
    paragraphs: [words.childrenAdults({ age: limits.accountAgeMin })],
  },
  {
    id: 'breach',
    title: words.breach,
    paragraphs: [words.breachTold({ days: limits.breachNoticeDays })],
  },
]
