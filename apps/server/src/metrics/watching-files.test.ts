import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { prometheusMetrics } from './prometheus-metrics.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folder = join(root, 'deploy/prometheus')

const rulesShape = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const { rules } = z
  .object({ rules: rulesShape.shape.groups.element.shape.rules })
  .parse(rulesShape.parse(parse(readFileSync(join(folder, 'alerts.yml'), 'utf8'))).groups[0])

const { panels } = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(root, 'deploy/grafana/brightplate.json'), 'utf8')))

const asked = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.map(
    ({ title, targets }) => [title, targets.map(({ expr }) => expr).join(' ')] as const,
  ),
]

async function namesThatAreThere(): Promise<Set<string>> {
  const metrics = prometheusMetrics(async () => ({
    connections: { used: 0, idle: 0, waiting: 0 },
    database: null,
    keyAges: {},
    backupAge: null,
  }))
  const kinds = [...(await metrics.read()).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set([
    'up',
    ...kinds.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name],
    ),
  ])
}

/** As a heading is linked to. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

describe('what watches the service', () => {
  it.each(asked)('asks for metrics that there are: %s', async (_, expr) => {
    const there = await namesThatAreThere()
    const names = [...expr.matchAll(/([a-z_0-9]+)\{job="brightplate"/g)].map(
      ([, name]) => name ?? '',
    )
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !there.has(name))).toEqual([])
  })

  it.each(rules)('leads to what to do: $alert', ({ annotations }) => {
    const [file = '', anchor] = annotations.runbook.split('#')
    const headings = [...readFileSync(join(root, file), 'utf8').matchAll(/^## (.+)$/gm)]
    expect(headings.map(([, heading]) => anchorOf(heading ?? ''))).toContain(anchor)
  })
})

describe.runIf(spawnSync('promtool', ['--version']).status === 0)('the tool of Prometheus', () => {
  const judged = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder })
    return status === 0 ? 'right' : `${stdout}${stderr}`
  }

  it('finds the alerts right, and that they say what they are to say', () => {
    expect(judged('check', 'rules', 'alerts.yml')).toBe('right')
    expect(judged('test', 'rules', 'alerts.test.yml')).toBe('right')
  })

  it('finds the configuration right', async () => {
    const copy = await temporaryFolder()
    for (const name of ['alerts.yml', 'prometheus.yml'])
      copyFileSync(join(folder, name), join(copy, name))
    writeFileSync(join(copy, 'metrics-token'), '')
    expect(judged('check', 'config', join(copy, 'prometheus.yml'))).toBe('right')
  })
})
