import * as words from '#localized/agreement'

/** The sentence under Register and on the child form; `scripts/consents` holds the words of each version. */
export const healthDataAgreement = {
  version: '2026-11-20',
  get text() {
    return words.healthData()
  },
} as const
