import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import { limitWords } from '@brightplate/contract/limit-words'
import { limits } from '@brightplate/contract/limits'
import { served } from '../../../served.ts'
import { site } from '../../../site.ts'

interface PrivacySection {
  /** The target of links to it. */
  id: string
  title: string
  paragraphs: string[]
  points?: string[]
}

export const privacySections: PrivacySection[] = [
  {
    id: 'health-data',
    title: 'What is stored about your family',
    paragraphs: [healthDataAgreement.text, 'This is stored:'],
    points: [
      'Of you: your name, your email address, a hash of your password, and when you agreed to the sentence above.',
      'Of each child: the name, the age and when you gave it, the diagnosis, allergies, goals and preferences as you typed them, and what you add about foods, textures, routine and appetite.',
      'Of each plan: its days, list and tips, and the profile that it was made for.',
      'Of how you use them: when a plan was made, the dishes that you keep, weekly ticks for goals, what you tick and write on shopping lists, and weeks that you save as a template.',
      'If you agree to it on a screen of its own: your photos of dishes, without where, when and with what they were taken. Nobody but you is shown them, and no language model. Take the agreement back on your account page, and they are erased.',
      'Of your subscription: when the trial ends, and what is paid until when.',
    ],
  },
  {
    id: 'who',
    title: 'Where it is, and who sees it',
    paragraphs: [
      'It is in the database of whoever runs this service. They and those who look after the database for them can see it. Other parents cannot.',
      'It is not sold, not lent, and not used for advertising. No page of ours has a tracker, a statistics service, or anything else that is loaded from another site. The service’s own log holds no names, health details, passwords or login tokens.',
      `To ask who runs this service and where its machines stand, write to ${served.mail}.`,
    ],
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    paragraphs: [],
    points: [
      'Your account, children and plans: until you delete them or erase the account.',
      `A login: ${limits.sessionDays} days without use.`,
      `A link to choose a new password: it works once, for ${limits.resetLinkMinutes} minutes.`,
      `Failed logins, to slow down guessing: keyed hashes of the addresses they came with, counted for ${limits.attemptWindowMinutes} minutes.`,
      `Backups, where there are any: at most ${site.backupDays} days. What tells of you in them is sealed, and the keys are not in them.`,
      `Copies of the keys, where there are any: at most ${site.keyCopyDays} days.`,
    ],
  },
  {
    id: 'erase',
    title: 'Export, correct and erase',
    paragraphs: [
      'On your account page you download everything that is stored about you and your children as one file. What is wrong you correct in the profile.',
      `There you also erase the account, with your password. The key of your family is destroyed at once, and with it all that was sealed: you, your children and all plans, in the database and in its logs. Where whoever runs this service keeps copies of keys, backups could be read with those for ${site.keyCopyDays} days more, and by nobody after that. What is left in backups then, days and counts without a name, goes within ${site.backupDays} days.`,
      'A little stays after that. The record of payments, if there were any, keeps amounts and dates, and no name. A keyed hash of your email address is kept so that the free trial is given once; nobody can read the address out of it. Requests to a language model, if there were any, stay counted with their cost, and with nothing that leads to you.',
      'When you delete one child you choose whether its plans go too. Plans that you keep lose the name and the profile, and the child’s own key is destroyed.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and this device',
    paragraphs: [
      'We set no cookies. What your device should remember is in the browser’s local storage, and goes nowhere else: your login, what you typed and have not saved yet, and, for when there is no connection, a copy of what you marked on shopping lists and of plans that you opened.',
      'Logging out removes all of it from this device, but for a random number by which we know this device at your next login: strangers who guess at your password then cannot keep you out. Erasing the account removes that too.',
      'The newsletter form sends and stores nothing. The contact form says so where it sends nothing; else your message is mailed to whoever runs this service and is kept in no database. Until then what you type there stays in this tab.',
    ],
  },
  {
    id: 'security',
    title: 'Data security',
    paragraphs: [
      'Passwords are kept as scrypt hashes, login tokens and email addresses as keyed hashes. After too many wrong passwords for an address, logging in is paused. A new password ends every other login.',
      'Each page carries a policy that lets the browser run only our own scripts. Where the address begins with https, the connection is encrypted. What tells of you and your child is encrypted where it is stored, with a key of your family and one of each child. Whoever runs this service holds the key to these keys. Days, counts and what you paid are not encrypted by the software.',
      `Have you found a weakness? Please write to ${served.mail}.`,
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    paragraphs: [
      'Where payments are set up, they go through Stripe. You type your card on Stripe’s own page; its number never reaches this service. Stripe gets your email address for the receipt, and nothing about your children.',
      'Without that setup no card is charged, and the page that stands in for Stripe says so.',
    ],
  },
  {
    id: 'mail',
    title: 'Mail',
    paragraphs: [
      `We mail you only about your account, such as the link that confirms your address, or the one to choose a new password. Mail goes through the mail server of whoever runs this service; one that it does not take waits, encrypted, for ${limits.waitingMailHours} hours at most. Where none is set up, it is written to a private folder on the server and deleted after ${limits.outboxDays} days, or with the account.`,
    ],
  },
  {
    id: 'language-model',
    title: 'Language models',
    paragraphs: [
      'Plans are made by an optimizer and rules on this service’s own machines. Nothing leaves it for that.',
      'Whoever runs the service may also set up a language model that proposes dishes. It is used only after your family has agreed, on a screen that names the provider. Even then nothing that you typed goes out, no name and no id: only terms of our own list, such as “milk”, an age, meals and numbers.',
      'You agree, and take it back at any time, on your account page. Stored are the provider, when you agreed, how much each request used, and the dishes that passed our checks. When you take it back, those dishes are deleted.',
    ],
  },
  {
    id: 'terms',
    title: 'Terms',
    paragraphs: [
      `${site.name} makes meal plans for children from ${limits.childAgeMin} to ${limits.childAgeMax}. It is no medical device and no medical advice. Plans are checked by ingredient; recipes of products change, so read every label, and follow your child’s clinicians. For an allergic reaction call your emergency number.`,
      'An account is for an adult who cares for the children in it. Please keep your password to yourself.',
      `Every new account has a free trial of ${limitWords.trialDays} days with everything that premium has. After it, the free plan allows ${limitWords.freePlans}. Premium costs ${limitWords.monthlyPrice} a month or ${limitWords.yearlyPrice} a year and renews until you cancel. You may cancel at any time and keep access to the end of the billing period.`,
      'The service is given as it is. Whoever runs it may change it; a change of what is stored about your child is asked for anew.',
    ],
  },
]
