import { limits } from './limits.ts'

const atMost = (most: number) => `Use at most ${most} characters.`

/** What is said where more was typed than is taken; the form says it while it is typed. */
export const limitMessages = {
  name: atMost(limits.nameMaxLength),
  email: 'This email address is too long.',
  password: atMost(limits.passwordMaxLength),
  subject: atMost(limits.subjectMaxLength),
  message: atMost(limits.messageMaxLength),
  tag: `Use at most ${limits.tagMaxLength} characters in a tag.`,
  tags: `Use at most ${limits.tagsPerList} tags.`,
  pasted: `Split at most ${limits.pastedMaxLength} characters at once.`,
  shoppingText: `Write at most ${limits.shoppingTextMaxLength} characters.`,
  noShoppingText: 'Write what to buy.',
  weekName: `Give the week a name of at most ${limits.nameMaxLength} characters.`,
  search: `Type ${limits.searchMinLength} to ${limits.searchMaxLength} letters of a dish or food.`,
} as const
