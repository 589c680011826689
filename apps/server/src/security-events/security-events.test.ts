import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { otherEvents, securityEvents } from './security-events.ts'

it('each event is listed for the operator, and no other', () => {
  const operating = readFileSync('docs/operating.md', 'utf8')
  const [, section = ''] = operating.split('## Security events')
  const [rows = ''] = section.split('\n## ')
  const listed = [...rows.matchAll(/^\| (`.+?`) \| /gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => name),
  )
  const all = new Set([...Object.values(securityEvents), ...Object.values(otherEvents)])
  expect(listed.filter((name) => name !== 'security').sort()).toEqual([...all].sort())
})
