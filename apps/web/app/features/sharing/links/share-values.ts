import type { Language } from '@brightplate/contract/languages'
import { limits } from '@brightplate/contract/limits'
import type { CareLinkKind, NameShown } from '@brightplate/contract/sharing/care-link'
import { ownLanguage } from '../../languages/other-languages.ts'

/** What a parent chooses of a new link. */
export interface ShareValues {
  kind: CareLinkKind
  recipient: string
  name_shown: NameShown
  language: Language
  days: string
  code: string
  consents: boolean
}

export const usualShare: ShareValues = {
  kind: 'today',
  recipient: '',
  name_shown: 'first',
  language: ownLanguage,
  days: String(limits.careLinkDays),
  code: '',
  consents: false,
}
