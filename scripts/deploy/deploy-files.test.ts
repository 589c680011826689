import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { settingNames } from '../../apps/server/src/env.ts'
import { startServerProcess } from '../../apps/server/src/testing/processes/start-server-process.ts'
import packageJson from '../../package.json' with { type: 'json' }

const read = (name: string) => readFileSync(join('deploy', name), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'brightplate-image-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Of Kubernetes' and the image's own. */
const notOurs = ['NODE_ENV']
const unknownIn = (names: readonly string[]) =>
  names.filter((name) => !settingNames.includes(name) && !notOurs.includes(name))

const flags = packageJson.scripts.start.split(' ').slice(1)

describe('the image', () => {
  const text = read('Containerfile')
  const runtime = text.split(/^FROM /m).at(-1) ?? ''
  const copied = [...runtime.matchAll(/^COPY --from=build (.+)$/gm)].flatMap(([, paths = '']) => {
    const names = paths.split(' ').slice(0, -1)
    return names.map((name) => name.replace('/app/', ''))
  })

  it('is started by a user that is not root, as npm start does it, with a check of its health', () => {
    expect(runtime).toMatch(/^USER node$/m)
    expect(runtime).toMatch(/^HEALTHCHECK [\s\S]+\/api\/healthz/m)
    const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(runtime) ?? []
    expect(JSON.parse(command)).toEqual(['node', ...flags])
    expect(runtime.indexOf('USER node')).toBeGreaterThan(runtime.lastIndexOf('COPY'))
  })

  it('knows every setting that it sets', () => {
    const names = [...runtime.matchAll(/\b([A-Z_]{4,})=/g)].map(([, name]) => name ?? '')
    expect(names).toContain('KEYS_DIR')
    expect(unknownIn(names)).toEqual([])
  })

  it('has all that a start needs', async () => {
    for (const name of copied) {
      if (name === 'node_modules' || !existsSync(name)) continue
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      cpSync(name, join(folder, name), {
        recursive: true,
        filter: (path) => !/node_modules|\/build\/|\.test\.ts$/.test(path),
      })
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    expect(copied).toContain('apps/web/build')
    const server = await startServerProcess(
      { DATA_DIR: join(folder, 'data') },
      async () => {},
      join(folder, 'apps/server/src/main.ts'),
    )
    expect((await fetch(`${server.url}/api/readyz`)).status).toBe(200)
    await server.kill('SIGTERM')
  })
})

describe('what a clinic starts', () => {
  const compose = z
    .object({
      services: z.record(
        z.string(),
        z.object({ environment: z.record(z.string(), z.string()).optional() }),
      ),
    })
    .parse(parse(read('compose.yml')))

  it('sets only settings that there are, and asks for what its example names', () => {
    const names = Object.keys(compose.services.service?.environment ?? {})
    expect(names).toContain('BACKUP_DIR')
    expect(unknownIn(names)).toEqual([])
    const asked = [...read('compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? '')
    const named = [...read('clinic.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect([...new Set(asked)].sort()).toEqual([...named].sort())
  })
})

describe('what Kubernetes starts', () => {
  const objects = parseAllDocuments(read('kubernetes/brightplate.yaml')).map((one) => {
    expect(one.errors).toEqual([])
    return z.looseObject({ kind: z.string(), apiVersion: z.string() }).parse(one.toJS())
  })
  const of = (kind: string) => objects.find((one) => one.kind === kind)

  it('is never without a process that serves', () => {
    expect(of('Deployment')).toMatchObject({
      spec: {
        replicas: 2,
        strategy: { rollingUpdate: { maxUnavailable: 0 } },
        template: {
          spec: {
            securityContext: { runAsNonRoot: true },
            containers: [
              {
                readinessProbe: { httpGet: { path: '/api/readyz' } },
                livenessProbe: { httpGet: { path: '/api/healthz' } },
                securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
              },
            ],
          },
        },
      },
    })
    expect(of('PodDisruptionBudget')).toMatchObject({ spec: { minAvailable: 1 } })
  })

  it('has one folder of keys for all processes, and only settings that there are', () => {
    expect(of('PersistentVolumeClaim')).toMatchObject({ spec: { accessModes: ['ReadWriteMany'] } })
    const { data } = z.object({ data: z.record(z.string(), z.string()) }).parse(of('ConfigMap'))
    expect(unknownIn(Object.keys(data))).toEqual([])
  })
})

describe('the unit of systemd', () => {
  const unit = read('systemd/brightplate.service')

  it('starts as npm start does it', () => {
    const [, command = ''] = /^ExecStart=\S+ \S+\/node (.+)$/m.exec(unit) ?? []
    expect(command.split(' ')).toEqual(flags)
  })

  it.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)(
    'is read by systemd without a complaint, and leaves little open',
    () => {
      const path = 'deploy/systemd/brightplate.service'
      const verified = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
      expect(verified.stderr).toBe('')
      expect(verified.status).toBe(0)
      const args = ['security', '--offline=true', '--threshold=20', path]
      expect(spawnSync('systemd-analyze', args).status).toBe(0)
    },
  )
})
