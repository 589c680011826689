/** The sentence under Register and on the child form. A change of words needs a new version. */
export const healthDataAgreement = {
  version: '2026-11-20',
  text: 'We store what you enter about your child, allergies and diagnosis included, only to make and check meal plans. You can export or erase it at any time.',
} as const
