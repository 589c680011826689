import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp({ verifiesEmail: true })
})
afterAll(() => testApp.close())

/** Words that no Spanish sentence has. */
const english = /\b(the|and|your|you|please|this|that|with|is|was|of|to|not|again|enter)\b/i

const post = async (url: string, body: object | string, language?: string, token?: string) => {
  const { statusCode, body: text } = await testApp.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: {
      'content-type': 'application/json',
      ...(language ? { 'accept-language': language } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { statusCode, body: text === '' ? null : JSON.parse(text) }
}

let counted = 0
async function register(language?: string) {
  counted += 1
  const email = `parent-${counted}-of-words@example.com`
  const parent = { name: 'Ana', email, password: 'a long enough password' }
  const { body } = await post('/auth/register', parent, language)
  return { email, token: body.token }
}

describe('what is said of a failure', () => {
  it('is in the language that the call asks for, and its code in none', async () => {
    const login = { email: 'nobody@example.com', password: 'whatever it is' }
    expect((await post('/auth/login', login)).body).toEqual({
      detail: 'Incorrect email or password',
      code: 'bad_credentials',
    })
    expect((await post('/auth/login', login, 'fr, en;q=0.5')).body.detail).toBe(
      'Incorrect email or password',
    )
    expect((await post('/auth/login', login, 'es-MX,es;q=0.9,en;q=0.8')).body).toEqual({
      detail: 'El correo electrónico o la contraseña no son correctos',
      code: 'bad_credentials',
    })
  })

  it('names each field of a form in that language, also beside calls in another', async () => {
    const wrong = { name: '', email: 'nobody', password: 'short' }
    const [spanish, plain] = await Promise.all([
      post('/auth/register', wrong, 'es'),
      post('/auth/register', wrong),
    ])
    expect(spanish.body).toEqual({
      detail: 'Escriba un nombre.',
      code: 'invalid_input',
      fields: {
        name: 'Escriba un nombre.',
        email: 'Escriba un correo electrónico como nombre@example.com.',
        password: 'Use al menos 8 caracteres.',
      },
    })
    expect(plain.body.fields.name).toBe('Enter a name.')
  })

  it('leaves no English in the refusals of a child’s form, of a nested body and of what is not there', async () => {
    const { token } = await register('es')
    const long = 'x'.repeat(101)
    const { name: _, ...child } = buildChild({ age: 40, allergies: [long] })
    const refusals = [
      await post('/children', child, 'es', token),
      await post('/children', `${'['.repeat(40)}${']'.repeat(40)}`, 'es', token),
      await post('/children', '{"name":"\\u0000"}', 'es', token),
      await post('/auth/register', { name: 'A', email: 'a@b.co', password: 'password' }, 'es'),
      await post('/nowhere', {}, 'es', token),
      await post('/children', buildChild(), 'es'),
    ]
    for (const { statusCode, body } of refusals) {
      expect(statusCode).toBeGreaterThanOrEqual(400)
      for (const said of [body.detail, ...Object.values(body.fields ?? {})]) {
        expect(said).not.toMatch(english)
      }
    }
  })
})

describe('a mail', () => {
  const mailsTo = async (address: string) =>
    (await testApp.mails()).filter(({ to }) => to === address)

  it('is in the language of whoever registers', async () => {
    const { email } = await register('es-US')
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Confirme su correo electrónico para Brightplate')
    expect(mail?.text.replace(/https?:\S+/, '')).not.toMatch(english)
  })

  it('is in the language that the account chose, whoever asks for it in which', async () => {
    const { email, token } = await register()
    await testApp.call('changeAccount', { token, body: { language: 'es-US' } })
    await post('/auth/password/forgot', { email }, 'en')
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address for Brightplate',
      'Elija una contraseña nueva para Brightplate',
    ])
  })
})
