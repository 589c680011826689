import { execFileSync } from 'node:child_process'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** What is measured, and how. Read before the runs: a commit made while they last is not what they measure. */
export function sourceOf(command: string): string {
  const changed = git('status', '--porcelain', '--', 'apps', 'packages') !== ''
  const more = changed ? ' and changes that were not committed yet' : ''
  return `Commit ${git('rev-parse', '--short', 'HEAD')}${more}, \`${command}\``
}
