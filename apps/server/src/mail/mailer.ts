import type { Mail } from './mail.ts'

/** What became of a mail at the server. */
export type HandOver =
  | { is: 'taken' }
  /** `isOurs` said no: nothing of it was left there. */
  | { is: 'called off' }
  /** The server has not taken it: for good, or for now. */
  | { is: 'refused'; isFinal: boolean; reason: string }
  /** The server had all of it, and its answer did not come. */
  | { is: 'unknown'; reason: string }

interface ToFolder {
  kind: 'folder'
  /** Lays a mail down for a person to read; the same again takes the place of the first. */
  put: (id: string, mail: Mail) => Promise<void>
}

interface ToServer {
  kind: 'server'
  /** Asks `isOurs` at the last moment at which the server cannot have the mail yet, and leaves it on true alone. */
  handOver: (id: string, mail: Mail, isOurs: () => Promise<boolean>) => Promise<HandOver>
}

/** Where mails go, as the settings have it. */
export type Mailer = (ToFolder | ToServer) & {
  /** Takes a sentence for the operator. */
  say: (sentence: string) => void
}
