/** What whoever runs the service sets: names, addresses, and the claims that they answer for. */
export const site = {
  name: 'Brightplate',
  description:
    'Weekly meal plans for autistic children and children with ADHD, checked against allergies.',
  supportEmail: 'support@brightplate.example',
  supportPhone: '+1 (555) 555-0142',
  supportHours: 'Weekdays 9am-5pm EST',
  postalAddress: '100 Example Street, Springfield, IL 62701, USA',
  claims: ['HIPAA compliant', 'SOC 2 certified', '256-bit SSL', 'GDPR ready'],
  /** Shown in the footer once there are any. */
  socialLinks: [] as readonly { name: string; href: string }[],
} as const
