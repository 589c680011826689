import { expect, it } from 'vitest'
import { settingNames } from '../env.ts'
import { unknownSettings } from './unknown-settings.ts'

const said = (name: string) => unknownSettings([name], settingNames)

it.each([
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['log_level', 'LOG_LEVEL'],
  ['LOG_LEVELS', 'LOG_LEVEL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['STMP_URL', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUST_PROXIES', null],
  ['SMTP_PASSWORD', null],
  ['BACKUP_HOURS', null],
])('%s looks like a setting of ours, and is said to be none', (name, meant) => {
  const then = meant ? `did you mean ${meant}?` : 'README.md lists those that there are.'
  expect(said(name)).toEqual([`${name} is no setting, and does nothing: ${then}`])
})

it.each([
  'PATH',
  'HOSTNAME',
  'LOGNAME',
  'MAIL',
  'NODE_OPTIONS',
  'PORTS',
  'POST',
  'DATA',
  'npm_config_port',
])('%s is of somebody else', (name) => {
  expect(said(name)).toEqual([])
})

it('no setting is said to be none', () => {
  expect(settingNames).toContain('LOG_LEVEL')
  expect(unknownSettings(settingNames, settingNames)).toEqual([])
})
