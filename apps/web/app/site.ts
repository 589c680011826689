/**
 * What whoever runs the service sets: names and addresses. The claims are set by `SITE_CLAIMS`;
 * `CONTACT_MAIL` takes the place of the address for mail. When the phone is answered is said in the words of the
 * contact page.
 */
export const site = {
  name: 'Brightplate',
  supportEmail: 'support@brightplate.example',
  supportPhone: '+1 (555) 555-0142',
  postalAddress: ['100 Example Street', 'Springfield, IL 62701', 'USA'],
  /** How long a backup may outlive what was erased. */
  backupDays: 30,
  keyCopyDays: 7,
  socialLinks: [
    { label: 'Facebook', to: '/' },
    { label: 'Instagram', to: '/' },
    { label: 'Pinterest', to: '/' },
    { label: 'YouTube', to: '/' },
  ],
} as const

/** "tel:+15555550142" */
export const phoneLink = `tel:${site.supportPhone.replace(/[^+\d]/g, '')}`

/** Lines of the premium cards that this software does not do: whoever runs the service provides them. */
export const operatorProvides: readonly string[] = ['Priority support', 'Early access']
