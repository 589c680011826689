import type { TestApp } from '../test-app.ts'

let parents = 0

/** A new account; answers with its token, address and user. */
export async function registerParent(testApp: TestApp) {
  parents += 1
  const email = `parent${parents}@example.com`
  const { status, body } = await testApp.call('register', {
    body: { name: `Parent ${parents}`, email, password: 'correct horse' },
  })
  if (status !== 201) throw new Error(`Registering answered ${status}`)
  return { ...body, email, password: 'correct horse' }
}
