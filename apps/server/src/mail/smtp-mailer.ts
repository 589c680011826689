import { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import type { HandOver, Mailer } from './mailer.ts'

interface SmtpOptions {
  url: string
  from: string
  say: Mailer['say']
  /** How long the server may say nothing. */
  silenceMs?: number
}

const connectMs = 15_000

/** What a refusal may be about that no other setting of ours would change: the recipient, or the message. */
const ofTheMail = new Set(['RCPT TO', 'DATA'])

/** What an error of the library says, without an address. */
function read(error: unknown): { reason: string; code: number | null; command: string } {
  const details = error instanceof Error ? error : {}
  const kind = 'code' in details ? String(details.code) : 'unknown reason'
  const code = 'responseCode' in details ? Number(details.responseCode) : null
  const command = 'command' in details ? String(details.command) : ''
  return { reason: code === null ? kind : `${kind} ${code}`, code, command }
}

/** Ends a message once that is allowed: what has no end no server takes. */
async function* endedIf(message: Readable, isAllowed: () => Promise<boolean>) {
  yield* message
  if (!(await isAllowed())) throw new Error('The mail was called off')
}

/** Mail through a server, one attempt a call. */
export function smtpMailer({ url, from, say, silenceMs = 60_000 }: SmtpOptions): Mailer {
  return {
    kind: 'server',
    say,
    handOver: async (id, { to, replyTo, subject, text }, isOurs): Promise<HandOver> => {
      const transport = nodemailer.createTransport({
        url,
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        socketTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      let answer: boolean | null = null
      let asking: Promise<unknown> | null = null
      const ask = async () => {
        const asked = isOurs()
        asking = asked.catch(() => {})
        answer = await asked
        return answer
      }
      // The library reads the message when the server has asked for it.
      transport.use('stream', ({ message }, done) => {
        message.processFunc((input: Readable) =>
          Readable.from(endedIf(input, ask), { objectMode: false }),
        )
        done()
      })
      const domain = from.replace(/^.*@|[>\s]+$/g, '')
      const failure = await transport
        .sendMail({
          from,
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          // The same in each attempt: many a mailbox shows one of two that have it.
          messageId: `<${id}@${domain}>`,
          subject,
          text,
        })
        .then(
          () => null,
          (error: unknown) => ({ ...read(error), hadAll: answer === true }),
        )
      // What began under its hands has ended when it says how it went.
      await asking
      if (!failure) return { is: 'taken' }
      if (answer === false) return { is: 'called off' }
      const { reason, code, command, hadAll } = failure
      if (hadAll && code === null) return { is: 'unknown', reason }
      return {
        is: 'refused',
        reason,
        // Refused for good (5xx); a server that is busy or away, or refuses the sender or us, is asked again.
        isFinal: code !== null && code >= 500 && ofTheMail.has(command),
      }
    },
  }
}
