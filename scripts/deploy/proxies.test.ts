import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const exampleOf = (name: string) => readFileSync(join('deploy/proxies', name), 'utf8')

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createSocketServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

interface Ports {
  proxy: number
  service: number
}

interface Proxy {
  tool: string
  versionFlag: string
  /** What it is started with in a folder of its own. */
  command: (folder: string, ports: Ports) => readonly string[]
}

const write = (folder: string, name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const proxies: readonly Proxy[] = [
  {
    tool: 'haproxy',
    versionFlag: '-v',
    command: (folder, { proxy, service }) => {
      const text = exampleOf('haproxy.cfg')
        .replace('bind :80', `bind 127.0.0.1:${proxy}`)
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${service}`)
      return ['-db', '-f', write(folder, 'haproxy.cfg', text)]
    },
  },
  {
    tool: 'nginx',
    versionFlag: '-v',
    command: (folder, { proxy, service }) => {
      const site = exampleOf('nginx.conf')
        .replace('listen 80;', `listen 127.0.0.1:${proxy};`)
        .replace('server 127.0.0.1:3000', `server 127.0.0.1:${service}`)
      const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')
      const text = `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}\nhttp { access_log off; ${paths}\n${site} }`
      return ['-p', folder, '-e', join(folder, 'errors'), '-c', write(folder, 'nginx.conf', text)]
    },
  },
  {
    tool: 'caddy',
    versionFlag: 'version',
    command: (folder, { proxy, service }) => {
      const text = `{\n\tadmin off\n}\n${exampleOf('Caddyfile')}`
        .replace('{$SITE:localhost}', `http://127.0.0.1:${proxy}`)
        .replace('{$UPSTREAMS:127.0.0.1:3000}', `127.0.0.1:${service}`)
      const path = write(folder, 'Caddyfile', text)
      return ['run', '--config', path, '--adapter', 'caddyfile']
    },
  },
]

/** As the service streams: the second event is sent only when the first one has been seen. */
async function startService(port: number) {
  const asked: IncomingHttpHeaders[] = []
  let sendSecond = () => {}
  const server = createServer((request, response) => {
    if (request.url !== '/events') {
      response.end('{}')
      return
    }
    asked.push(request.headers)
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    response.write('data: first\n\n')
    sendSecond = () => response.end('data: second\n\n')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, sendSecond: () => sendSecond() }
}

function startProxy(tool: string, args: readonly string[], folder: string): ChildProcess {
  const child = spawn(tool, args, {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder },
  })
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  return child
}

const wellFormed = /^[0-9a-f][0-9a-f-]{14,62}[0-9a-f]$/i

const isThere = ({ tool, versionFlag }: Proxy) => spawnSync(tool, [versionFlag]).status === 0

describe.each(proxies)('the example for $tool', (proxy) => {
  it.runIf(isThere(proxy))(
    'hands on each event as it comes, an id of the request and the caller’s address, and no metrics',
    async () => {
      const ports = { proxy: await freePort(), service: await freePort() }
      const service = await startService(ports.service)
      const folder = mkdtempSync(join(tmpdir(), 'brightplate-proxy-'))
      startProxy(proxy.tool, proxy.command(folder, ports), folder)
      const url = `http://127.0.0.1:${ports.proxy}`
      const statusOf = (path: string) =>
        fetch(`${url}${path}`).then(
          ({ status }) => status,
          () => 0,
        )
      await expect.poll(() => statusOf('/'), { interval: 100 }).toBe(200)
      const answer = await fetch(`${url}/events`, { headers: { 'x-request-id': 'robin eats' } })
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      expect((await reader?.read())?.value).toBe('data: first\n\n')
      service.sendSecond()
      expect((await reader?.read())?.value).toBe('data: second\n\n')
      expect(service.asked[0]?.['x-request-id']).toMatch(wellFormed)
      expect(service.asked[0]?.['x-forwarded-for']).toBe('127.0.0.1')
      expect(await statusOf('/metrics')).toBe(404)
    },
  )
})
