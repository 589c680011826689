import { setTimeout as wait } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import type { Mail, SendMail } from './mail.ts'

export interface Mailer {
  sendMail: SendMail
  /** Resolves when nothing is on its way any more. */
  close: () => Promise<void>
}

export interface SmtpOptions {
  url: string
  from: string
  /** Where a mail goes that the server does not take. */
  keep: SendMail
  /** Says in one line, without an address, that a mail was not delivered. */
  log: (line: string) => void
  pausesMs?: readonly number[]
}

const timeoutMs = 15_000

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'

/** A refusal for good (5xx) is not repeated; a server that is busy or away is. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500

/**
 * Mail through a server. It is sent in the background, again after a pause when that fails, and
 * kept as a file when it fails for good.
 */
export function smtpMailer({
  url,
  from,
  keep,
  log,
  pausesMs = [1000, 5000, 20_000],
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

  async function deliver(mail: Mail): Promise<void> {
    let reason = ''
    for (const pauseMs of [0, ...pausesMs]) {
      if (pauseMs > 0) await wait(pauseMs, null, { signal: stopping.signal }).catch(() => null)
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
        })
        return
      } catch (error) {
        reason = reasonOf(error)
        if (isFinal(error) || stopping.signal.aborted) break
      }
    }
    await keep(mail)
    log(`A mail was not delivered (${reason}) and is in the outbox.`)
  }

  return {
    sendMail: async (mail) => {
      const delivery = deliver(mail)
        .catch((error: unknown) => log(`A mail was lost (${reasonOf(error)}).`))
        .finally(() => onTheirWay.delete(delivery))
      onTheirWay.add(delivery)
    },
    close: async () => {
      stopping.abort()
      await Promise.all(onTheirWay)
      transport.close()
    },
  }
}
