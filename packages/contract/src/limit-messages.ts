import * as words from '#localized/limits'
import { limits } from './limits.ts'

const atMost = (most: number) => words.charactersAtMost({ most })

/** What is said where more was typed than is taken; the form says it while it is typed. */
export const limitMessages = {
  get name() {
    return atMost(limits.nameMaxLength)
  },
  get email() {
    return words.emailTooLong()
  },
  get password() {
    return atMost(limits.passwordMaxLength)
  },
  get passwordLeast() {
    return words.charactersAtLeast({ least: limits.passwordMinLength })
  },
  get subject() {
    return atMost(limits.subjectMaxLength)
  },
  get message() {
    return atMost(limits.messageMaxLength)
  },
  get recordedFood() {
    return atMost(limits.foodRecordFoodMaxLength)
  },
  get recordedAmount() {
    return atMost(limits.foodRecordAmountMaxLength)
  },
  get recordNote() {
    return atMost(limits.foodRecordNoteMaxLength)
  },
  get tag() {
    return words.tagTooLong({ most: limits.tagMaxLength })
  },
  get tags() {
    return words.tagsAtMost({ most: limits.tagsPerList })
  },
  get pasted() {
    return words.splitAtMost({ most: limits.pastedMaxLength })
  },
  get shoppingText() {
    return words.writeAtMost({ most: limits.shoppingTextMaxLength })
  },
  get noShoppingText() {
    return words.whatToBuy()
  },
  get weekName() {
    return words.weekName({ most: limits.nameMaxLength })
  },
  get search() {
    return words.lettersOfDish({ least: limits.searchMinLength, most: limits.searchMaxLength })
  },
}
