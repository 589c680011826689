import * as words from '#localized/agreement'

/** The sentence under Register and on the child form. A change of words needs a new version. */
export const healthDataAgreement = {
  version: '2026-11-20',
  get text() {
    return words.healthData()
  },
} as const
