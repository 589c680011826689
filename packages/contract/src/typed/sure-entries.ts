import { typedLines } from './typed-lines.ts'
import { isRefusingList, type TypedList } from './typed-list.ts'
import { underHeadings } from './under-headings.ts'

const semicolon = /\s*[;；؛]\s*/u
const anySeparator =
  /[.:!/|+\r\n\t\v\f\u0085\u2028\u2029,;，；،؛、&•‣▪▫●○◦■□◆►▸➤]|[*·∙✓✔☑✅✗✘❌✖❎☒🚫⛔]|(?:^|\s)and\s/iu
const markBefore = /^\s*(?:[-‐‑–—−+]\s|\(?\d{1,3}[.)]\s*[^\s\d])/u

/** Whether a text may hold more than one entry. Where it does not, it is taken as it stands. */
export const mayBeSeveral = (text: string): boolean =>
  anySeparator.test(text.trim()) || markBefore.test(text)

/**
 * What a text is split into where no names can be looked up: lines, bullets and numbers; semicolons where whatever
 * is in the list stays out, as a refusal before one may be meant for what stands behind it. Of an inline heading
 * nothing is known.
 */
export function sureEntries(list: TypedList, text: string): string[] {
  const isRefusing = isRefusingList(list)
  const lines = typedLines(text)
  const pieces = isRefusing ? lines.flatMap((line) => line.split(semicolon)) : lines
  const isWholeHeading = (heading: string) => !isRefusing && lines.includes(heading)
  return underHeadings(
    pieces.filter((piece) => piece !== ''),
    { carries: isWholeHeading, ends: () => false },
  )
}
