import type { TestApp } from '../test-app.ts'

/** What an account exports, once its parent proved again who they are. */
export async function exportOf(testApp: Pick<TestApp, 'call'>, { token }: { token: string }) {
  await testApp.call('confirm', { token, body: { current_password: 'correct horse' } })
  return testApp.call('exportAccount', { token })
}
