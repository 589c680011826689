import { setTimeout as wait } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Mail, SendMail } from './mail.ts'
import type { WaitingMail } from './waiting-mail.ts'

export interface Mailer {
  sendMail: SendMail
  /** Resolves when nothing is on its way any more. */
  close: () => Promise<void>
}

export interface SmtpOptions {
  url: string
  from: string
  /** Where a mail waits that the server does not take now. */
  waiting: WaitingMail
  /** Says in one line, without an address, that a mail was not delivered. */
  log: (line: string) => void
  pausesMs?: readonly number[]
  /** How often those that wait are tried again. */
  againMs?: number
}

interface Failure {
  reason: string
  isFinal: boolean
}

const timeoutMs = 15_000

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'

/** What a refusal may be about that no other setting of ours would change: the recipient, or the message. */
const ofTheMail = new Set(['RCPT TO', 'DATA'])

/** A refusal for good (5xx) is not repeated; a server that is busy or away, or refuses the sender or us, is. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  ofTheMail.has(String(error.command))

/**
 * Mail through a server. It is sent in the background, again after a pause when that fails, and then waits as a
 * sealed file for a server that takes it, for a day. What the server refuses for good is dropped.
 */
export function smtpMailer({
  url,
  from,
  waiting,
  log,
  pausesMs = [1000, 5000, 20_000],
  againMs = 10 * 60 * 1000,
}: SmtpOptions): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const stopping = new AbortController()
  const onTheirWay = new Set<Promise<void>>()

  /** Null once the server took it, else why not. */
  const send = ({ to, replyTo, subject, text }: Mail): Promise<Failure | null> =>
    transport
      .sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
      })
      .then(
        () => null,
        (error: unknown) => ({ reason: reasonOf(error), isFinal: isFinal(error) }),
      )

  const dropped = ({ reason }: Failure) => log(`A mail was refused for good (${reason}).`)

  async function deliver(mail: Mail): Promise<void> {
    let failure: Failure | null = null
    for (const pauseMs of [0, ...pausesMs]) {
      if (pauseMs > 0) await wait(pauseMs, null, { signal: stopping.signal }).catch(() => null)
      failure = await send(mail)
      if (!failure) return
      if (failure.isFinal) return dropped(failure)
      if (stopping.signal.aborted) break
    }
    await waiting.keep(mail)
    log(`A mail was not delivered (${failure?.reason}), waits, and is tried again for a day.`)
  }

  async function deliverWaiting(): Promise<void> {
    const unsent = await waiting.handOver(async (mail) => {
      if (stopping.signal.aborted) return false
      const failure = await send(mail)
      if (failure?.isFinal) dropped(failure)
      return failure === null || failure.isFinal
    })
    if (unsent > 0) log(`${unsent} mails waited for a day or were damaged, and were dropped.`)
  }

  const inBackground = (work: Promise<void>) => {
    const one = work
      .catch((error: unknown) => log(`A mail was lost (${reasonOf(error)}).`))
      .finally(() => onTheirWay.delete(one))
    onTheirWay.add(one)
  }

  let again = Promise.resolve()
  const tryAgain = () => {
    // One round after the other: a mail that two of them have is sent twice.
    again = again.then(() => deliverWaiting())
    inBackground(again)
    again = again.catch(() => {})
  }
  tryAgain()
  const timer = setInterval(tryAgain, againMs).unref()

  return {
    sendMail: async (mail) => inBackground(deliver(mail)),
    close: async () => {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(onTheirWay)
      transport.close()
    },
  }
}
