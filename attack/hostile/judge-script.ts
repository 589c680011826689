import type { Accounts } from './hostile-request.ts'
import type { Outcome } from './run-script.ts'
import type { Script } from './scripts-of.ts'

/** Files of the machine, the repository and its keys, and a header that a path tried to write. */
const neverShown = /root:x:0|"workspaces"|PRIVATE KEY|\r\nx-injected:/i

export interface Fault {
  what: string
  note: string
}

export const rules = {
  order: 'each request that came whole has one answer, in its order, and nothing else comes',
  allowed: 'each answer is one that was written down beforehand',
  foreign: 'no answer shows what is another’s',
  failed: 'no answer is 500',
} as const

/** What does not hold of the answers that a connection gave. */
export function judgeScript(accounts: Accounts, script: Script, outcome: Outcome): Fault[] {
  const { whole, last, isHalf } = script
  const { answers, left, isLate } = outcome
  const marks = [accounts.first.mark, accounts.second.mark, accounts.victim.mark]
  const asked = [...whole, ...(last ? [last] : [])]
  const faults: Fault[] = []
  // Around the place at which the answers end, and what ended the connection.
  const around = asked.slice(Math.max(0, answers.length - 2), answers.length + 1)
  const names = [...around, ...(last ? [last] : [])].map(({ what }) => what).join(', ')
  // An answer may say that it is the last. What is broken may be hung up on without a word, and what was on its way
  // is lost then: a connection that is closed with bytes unread is reset.
  const saidLast = /\r\nconnection: close/i.test(answers.at(-1)?.head ?? '')
  const isBroken = last !== null && !isHalf
  const least = isBroken ? 0 : saidLast ? 1 : whole.length
  const isCut = isBroken && 'HTTP/1.1 '.startsWith(left.slice(0, 9))
  if (isLate) faults.push({ what: rules.order, note: `late: ${names}` })
  if (answers.length < least || answers.length > asked.length || !(left === '' || isCut)) {
    const note = `${answers.length} of ${asked.length} answers, then “${left.slice(0, 40)}”: ${names}`
    faults.push({ what: rules.order, note })
  }
  for (const [index, { status, head, text }] of answers.entries()) {
    const request = asked[index]
    if (!request) continue
    const note = `${request.what}: ${status} ${text.slice(0, 80)}`
    const mayComeLater = status === 503 && /\r\nretry-after: \d/i.test(head)
    if (!request.may.includes(status)) faults.push({ what: rules.allowed, note })
    if (status >= 500 && status !== 501 && status !== 505 && !mayComeLater) {
      faults.push({ what: rules.failed, note })
    }
    const said = `${head}\r\n${text}`
    const isForeign = marks.some((mark) => mark !== request.shows && said.includes(mark))
    const isMissing = status === 200 && request.shows !== null && !isShown(request, text)
    if (isForeign || isMissing || neverShown.test(said)) faults.push({ what: rules.foreign, note })
  }
  return faults
}

const isShown = ({ shows, isHead }: Script['whole'][number], text: string) =>
  isHead || (shows !== null && text.includes(shows))
