/** One answer of a connection on which many were asked for. */
export interface RawAnswer {
  status: number
  head: string
  text: string
}

const blankLine = '\r\n\r\n'
const bodiless = new Set([204, 304])

/** Where a body in chunks ends, and what it holds; null where more has to come. */
function readChunks(bytes: Buffer, from: number): { text: string; end: number } | null {
  const pieces: Buffer[] = []
  let at = from
  for (;;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return null
    const length = Number.parseInt(bytes.toString('latin1', at, line), 16)
    const end = line + 2 + length + 2
    if (Number.isNaN(length)) throw new Error('An answer in chunks has one without a length')
    if (bytes.length < end) return null
    pieces.push(bytes.subarray(line + 2, line + 2 + length))
    at = end
    if (length === 0) return { text: Buffer.concat(pieces).toString(), end }
  }
}

/**
 * The answers that a connection gave, in their order, and what is left of one that did not come whole; `isHead` says
 * which of the requests asks for a head alone. Throws at what is no answer.
 */
export function answersIn(bytes: Buffer, isHead: (index: number) => boolean) {
  const answers: RawAnswer[] = []
  let at = 0
  while (at < bytes.length) {
    const headEnd = bytes.indexOf(blankLine, at)
    if (headEnd < 0) break
    const head = bytes.toString('latin1', at, headEnd)
    const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |\r|$)/.exec(head)?.[1])
    if (Number.isNaN(status)) throw new Error(`No answer: ${head.slice(0, 60)}`)
    const bodyAt = headEnd + blankLine.length
    if (status < 200) {
      at = bodyAt
      continue
    }
    if (isHead(answers.length) || bodiless.has(status)) {
      answers.push({ status, head, text: '' })
      at = bodyAt
      continue
    }
    if (/\r\ntransfer-encoding: chunked/i.test(head)) {
      const read = readChunks(bytes, bodyAt)
      if (!read) break
      answers.push({ status, head, text: read.text })
      at = read.end
      continue
    }
    const end = bodyAt + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (bytes.length < end) break
    answers.push({ status, head, text: bytes.toString('utf8', bodyAt, end) })
    at = end
  }
  return { answers, left: bytes.subarray(at).toString('latin1') }
}
