import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { DishProposal } from '../../models/proposals/dish-proposal.ts'

/** What was asked: the course and number of dishes, read from the prompt as a model would. */
export interface ModelRequest {
  course: string
  count: number
  prompt: string
  authorization: string | null
}

export type ModelReply =
  | { dishes: DishProposal[]; afterMs?: number }
  /** Text in place of the JSON that was asked for. */
  | { text: string; finish?: 'stop' | 'length' }
  | { status: number; retryAfter?: number; location?: string }
  | { never: true }

export interface ModelServer {
  /** For `MODEL_BASE_URL`. */
  url: string
  /** Every request since the start, whole. */
  bodies: string[]
  /** How the server answers from now on. */
  answer: (how: (request: ModelRequest) => ModelReply) => void
  close: () => Promise<void>
}

const read = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => resolve(body))
  })

function send(response: ServerResponse, content: string, finish: 'stop' | 'length', asked: string) {
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      id: 'answer',
      object: 'chat.completion',
      created: 1,
      model: 'test',
      choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content } }],
      usage: {
        prompt_tokens: Math.ceil(asked.length / 4),
        completion_tokens: Math.ceil(content.length / 4),
        total_tokens: Math.ceil((asked.length + content.length) / 4),
      },
    }),
  )
}

/** An OpenAI-compatible server on this machine that answers as it is set up. */
export async function startModelServer(): Promise<ModelServer> {
  const bodies: string[] = []
  let how: (request: ModelRequest) => ModelReply = () => ({ text: 'ok' })
  const server = createServer(async (request, response) => {
    const body = await read(request)
    bodies.push(body)
    const { messages }: { messages: { content: string }[] } = JSON.parse(body)
    const prompt = messages.at(-1)?.content ?? ''
    const reply = how({
      course: /Course: (\w+)/.exec(prompt)?.[1] ?? '',
      count: Number(/Propose (\d+)/.exec(prompt)?.[1] ?? 0),
      prompt,
      authorization: request.headers.authorization ?? null,
    })
    if ('never' in reply) return
    if ('status' in reply) {
      response.statusCode = reply.status
      if (reply.location !== undefined) response.setHeader('location', reply.location)
      if (reply.retryAfter !== undefined) response.setHeader('retry-after', reply.retryAfter)
      response.end('{"error":{"message":"refused"}}')
      return
    }
    if ('text' in reply) return send(response, reply.text, reply.finish ?? 'stop', prompt)
    if (reply.afterMs) await new Promise((resolve) => setTimeout(resolve, reply.afterMs))
    send(response, JSON.stringify({ dishes: reply.dishes }), 'stop', prompt)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    bodies,
    answer: (given) => {
      how = given
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
