import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const operator = 'help@plans.example.com'
const message = {
  name: ' Kim ',
  email: 'Kim@Example.com',
  subject: 'An allergen in a plan',
  message: 'The oat bars of Tuesday name milk.\nPlease look.',
}

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp({ contactMail: operator })
})
afterAll(() => testApp.close())

describe('a message of the contact form', () => {
  it('reaches the operator, who answers its sender', async () => {
    const { status } = await testApp.call('sendContactMessage', { body: message })
    expect(status).toBe(202)
    expect(await testApp.mails()).toEqual([
      {
        to: operator,
        replyTo: 'kim@example.com',
        subject: 'Contact form: An allergen in a plan',
        text: 'The oat bars of Tuesday name milk.\nPlease look.\n\nKim <kim@example.com>',
        mayComeTwice: true,
      },
    ])
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of two lines', { name: 'Kim\nBcc: all@example.com' }, 'name'],
    ['no address', { email: 'kim@' }, 'email'],
    ['no subject', { subject: '' }, 'subject'],
    ['a subject of two lines', { subject: 'Oats\r\nBcc: all@example.com' }, 'subject'],
    ['a subject that is too long', { subject: 'x'.repeat(201) }, 'subject'],
    ['no message', { message: '\n' }, 'message'],
    ['a message that is too long', { message: 'x'.repeat(5001) }, 'message'],
  ])('with %s is refused at its field, and not mailed', async (_, wrong, field) => {
    const mails = (await testApp.mails()).length
    const { status, error } = await testApp.call('sendContactMessage', {
      body: { ...message, ...wrong },
    })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]])
    expect(await testApp.mails()).toHaveLength(mails)
  })

  it('is mailed five times in 15 minutes for one address', async () => {
    const ask = () =>
      testApp.call('sendContactMessage', { body: { ...message, email: 'often@example.com' } })
    for (let time = 1; time <= 5; time += 1) expect((await ask()).status).toBe(202)
    const mails = (await testApp.mails()).length
    const { status, error } = await ask()
    expect([status, error.code]).toEqual([429, 'too_many_requests'])
    expect(await testApp.mails()).toHaveLength(mails)
    testApp.advance(15 * 60 * 1000)
    expect((await ask()).status).toBe(202)
  })

  it('is mailed twenty times in 15 minutes for one network, whatever the addresses', async () => {
    const statuses: number[] = []
    for (let time = 1; time <= 21; time += 1) {
      const { statusCode } = await testApp.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: { ...message, email: `sender${time}@example.com` },
        remoteAddress: '203.0.113.9',
      })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([...Array(20).fill(202), 429])
  })

  it('is refused where no mailbox is set', async () => {
    const closed = await startTestApp()
    onTestFinished(closed.close)
    const { status, error } = await closed.call('sendContactMessage', { body: message })
    expect([status, error.code]).toEqual([404, 'contact_closed'])
    expect(await closed.mails()).toEqual([])
  })
})
