import * as words from '#localized/account'
/** A name stands in the subject of a mail, in the name of a file and in a line of a calendar. */
export const isOneLine = (name: string): boolean => /^\P{Cc}*$/u.test(name)
export const oneLineMessage = words.nameInOneLine
