import { EventSourceParserStream } from 'eventsource-parser/stream'

/** What each event of a stream of the API holds; the stream ends, or was cut, without a word. */
export async function* readServerEvents<Shape>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Shape> {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await events.read()
      if (done) return
      // Written by the server from the contract's own shape.
      const event: Shape = JSON.parse(value.data)
      yield event
    }
  } finally {
    await events.cancel()
  }
}
