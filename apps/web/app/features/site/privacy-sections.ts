import { healthDataAgreement } from '@brightplate/contract/agreement'
import { limits } from '@brightplate/contract/limits'
import { site } from '../../site.ts'

interface PrivacySection {
  id: string
  title: string
  paragraphs: string[]
}

export const privacySections: PrivacySection[] = [
  {
    id: 'health-data',
    title: 'What is stored, and why',
    paragraphs: [
      healthDataAgreement.text,
      'Of you we store your name, your email address and a hash of your password. Of each child: the name, age, diagnosis, allergies, goals and preferences that you enter. Of each plan: the plan, and the profile it was made for.',
      'It is kept in the database of whoever runs this service, and is not sold or used for advertising.',
    ],
  },
  {
    id: 'erase',
    title: 'Export and erase',
    paragraphs: [
      'In your account you can download everything as one file, or erase the account with your password. Erasing removes your profile, your children and all plans. A record of payments, if there were any, stays without your name, and so does a keyed hash of your email address, so that the free trial is given once.',
      'Deleting a child keeps its plans without the name and the profile, or deletes them too. You choose when you delete.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and this device',
    paragraphs: [
      'We set no cookies. Your browser keeps your login, your ticks on the shopping list and what you typed but have not saved. Logging out removes all of it from this device.',
    ],
  },
  {
    id: 'security',
    title: 'Data security',
    paragraphs: [
      `Passwords are stored as hashes only, and so are login tokens. A login ends after ${limits.sessionDays} days without use. After too many wrong passwords for an address, logging in is paused.`,
      `Have you found a weakness? Please write to ${site.supportEmail}.`,
    ],
  },
  {
    id: 'terms',
    title: 'Terms',
    paragraphs: [
      `${site.name} makes meal plans. It is no medical advice and treats nothing. Always read the label of what you buy: recipes of products change. For an allergic reaction call your emergency number.`,
      'The free plan allows 1 meal plan per week.',
    ],
  },
]
