import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import { buildChild } from '../../apps/server/src/testing/families/build-child.ts'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, newEmail, registerParent, signIn } from '../service/family.ts'
import { type Service, test } from '../service/serve.ts'

const password = 'correct horse'

/** The link of the latest invitation to an address. */
async function mailedInvitation(service: Service, email: string): Promise<string> {
  const outbox = join(service.folder, 'outbox')
  const readLink = async () => {
    const files = (await readdir(outbox).catch(() => [])).sort()
    const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
    const last = mails.findLast((mail) => mail.startsWith(`To: ${email}\n`))
    return /\/join#\S+/.exec(last ?? '')?.[0] ?? ''
  }
  await expect.poll(readLink).not.toBe('')
  // The mail names the configured origin, which a free port does not know.
  return `${service.url}${await readLink()}`
}

async function otherPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 568 } })
  return context.newPage()
}

/** Proves who they are where that is asked. */
async function prove(page: Page): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Your password').fill(password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof).toHaveCount(0)
}

const parentsOn = (page: Page) => page.getByRole('region', { name: 'Parents', exact: true })

async function invite(page: Page, email: string): Promise<void> {
  const parents = parentsOn(page)
  const address = parents.getByLabel('Email of the other parent')
  // The form stands in the place of the button once that was touched, and is ready to be typed into.
  if (!(await address.isVisible())) {
    await parents.getByRole('button', { name: 'Invite a parent' }).click()
    await expect(address).toBeFocused()
  }
  await address.fill(email)
  await parents.getByRole('button', { name: 'Send the invitation' }).click()
}

test('a second parent joins with a new account, sees the same child, becomes owner, and leaves', async ({
  page,
  browser,
  service,
}) => {
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, { name: 'Robin' })
  await signIn(page, service.url, session)
  const problems = watchPage(page)
  const email = newEmail()

  await test.step('the owner invites by an address', async () => {
    await page.goto(`${service.url}/sharing`)
    await invite(page, 'no address')
    await expect(
      parentsOn(page)
        .getByText(/email address/i)
        .last(),
    ).toBeVisible()
    await invite(page, email)
    await prove(page)
    await expect(parentsOn(page).getByText(`Invited: ${email}`)).toBeVisible()
    await expectAccessibleInBoth(page)
  })

  const other = await otherPhone(browser)
  const otherProblems = watchPage(other)
  const invitation = await mailedInvitation(service, email)
  await test.step('who was invited joins by the link of the mail', async () => {
    await other.goto(invitation)
    await expect(other.getByText('Kim invites you to look after')).toBeVisible()
    await expectAccessibleInBoth(other)
    await expectNoSideScroll(other)
    await other.getByLabel('Full name').fill('Alex')
    await other.getByLabel('Email').fill('another@example.com')
    await other.getByLabel('Password', { exact: true }).fill(password)
    await other.getByRole('button', { name: 'Register' }).click()
    await expect(other.getByText('This invitation was sent to another email address')).toBeVisible()
    await other.getByLabel('Email').fill(email)
    await other.getByRole('button', { name: 'Register' }).click()
    await expect(other.getByRole('heading', { name: child.name })).toBeVisible()
  })

  await test.step('both see both, and the owner hands the household over', async () => {
    await page.reload()
    const parents = parentsOn(page)
    await expect(parents.getByText('Alex')).toBeVisible()
    await expect(parents.getByText('Kim (you)')).toBeVisible()
    await expectAccessibleInBoth(page)
    await parents.getByRole('button', { name: 'Hand over to Alex' }).click()
    await page
      .getByRole('alertdialog', { name: 'Make Alex the owner of the household?' })
      .getByRole('button', { name: 'Hand over' })
      .click()
    await expect(parents.getByRole('button', { name: 'Invite a parent' })).toHaveCount(0)
    await other.goto(`${service.url}/sharing`)
    await expect(parentsOn(other).getByRole('button', { name: 'Invite a parent' })).toBeVisible()
    await expectAccessibleInBoth(other)
    await expectNoSideScroll(other)
    await expect(parentsOn(other).getByRole('button', { name: 'Remove Kim' })).toBeVisible()
  })

  await test.step('an allergy that one takes out is told to the other, who puts it back', async () => {
    const body = { ...buildChild({ name: 'Robin' }), allergies: [] }
    await call('changeChild', { params: { id: child.id }, body })
    await other.goto(`${service.url}/dashboard`)
    await expect(other.getByText('An allergy was taken out. Please look.')).toBeVisible()
    await other.getByRole('link', { name: 'Robin', exact: true }).click()
    const notice = other.getByRole('region', { name: 'Taken out of the allergies' })
    await expect(notice.getByText(/by Kim, /)).toHaveCount(child.allergies.length)
    await expectAccessibleInBoth(other)
    await expectNoSideScroll(other)
    for (const tag of child.allergies) {
      await notice.getByRole('button', { name: `Put back “${tag}”` }).click()
      await expect(other.getByText(`“${tag}” is among the allergies again`)).toBeVisible()
    }
    await expect(notice).toHaveCount(0)
    const { allergies } = await call('readChild', { params: { id: child.id } })
    expect(allergies).toEqual(child.allergies)
    await other.goto(`${service.url}/sharing`)
  })

  await test.step('who joined leaves, and opens nothing of the household', async () => {
    await parentsOn(other).getByRole('button', { name: 'Leave the household' }).click()
    const question = other.getByRole('alertdialog', { name: 'Leave this household?' })
    await question.getByRole('button', { name: 'Leave the household' }).click()
    await prove(other)
    await expect(other.getByRole('button', { name: 'Get Started' }).first()).toBeVisible()
    await page.reload()
    await expect(parentsOn(page).getByText('Alex')).toHaveCount(0)
    await expect(parentsOn(page).getByRole('button', { name: 'Invite a parent' })).toBeVisible()
  })

  await test.step('an invitation that was used, and a link that is cut, say what to do', async () => {
    for (const address of [invitation, `${service.url}/join`]) {
      await other.goto(address)
      await other.reload()
      await expect(other.getByRole('alert')).toBeVisible()
      await expect(other.getByText('invite you again')).toBeVisible()
      await expectNoSideScroll(other)
    }
    await other.getByRole('link', { name: 'Go to the start' }).click()
    await expect(other.getByRole('button', { name: 'Get Started' }).first()).toBeVisible()
  })
  expect(problems).toEqual([])
  expect(otherProblems.filter((problem) => !/40[0-9]/.test(problem))).toEqual([])
})

test('a parent with an account and a child of their own joins with it, and has both apart again when removed', async ({
  page,
  browser,
  service,
}) => {
  const owner = await registerParent(service.url)
  await addChild(owner.call, { name: 'Robin' })
  const second = await registerParent(service.url)
  await addChild(second.call, { name: 'Sam' })
  await addChild(second.call, { name: 'Toni' })
  await signIn(page, service.url, owner.session)
  await page.goto(`${service.url}/sharing`)
  await invite(page, second.session.user.email)
  await prove(page)
  const other = await otherPhone(browser)
  const link = await mailedInvitation(service, second.session.user.email)
  await signIn(other, service.url, second.session)
  await other.goto(link)
  await expect(other.getByText('Children and plans of your own stay')).toBeVisible()
  await expectAccessibleInBoth(other)
  await other.getByRole('button', { name: 'Join the household' }).click()
  await expect(other.getByRole('heading', { name: 'Robin' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Sam' })).toHaveCount(0)

  await test.step('the link opens nothing twice', async () => {
    await other.goto(`${service.url}/robots.txt`)
    await other.goto(link)
    await expect(other.getByText('This invitation was used before')).toBeVisible()
    await other.goto(`${service.url}/dashboard`)
  })

  await test.step('a child of their own comes along when that is asked for, one that is not chosen stays', async () => {
    await other.goto(`${service.url}/sharing`)
    await other.getByRole('checkbox', { name: 'Toni' }).uncheck()
    await expectAccessibleInBoth(other)
    await expectNoSideScroll(other)
    await other.getByRole('button', { name: 'Bring along Sam' }).click()
    await other
      .getByRole('alertdialog', { name: 'Bring Sam along?' })
      .getByRole('button', { name: 'Bring along' })
      .click()
    await prove(other)
    await expect(other.getByText('Sam: now in this household')).toBeVisible()
    await expect(other.getByRole('checkbox')).toHaveCount(1)
    await page.goto(`${service.url}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Sam' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Toni' })).toHaveCount(0)
  })

  await page.goto(`${service.url}/sharing`)
  await parentsOn(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  const question = page.getByRole('alertdialog', { name: /^Remove .* from the household\?/ })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(parentsOn(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('button', { name: 'Get Started' }).first()).toBeVisible()
  await expect(other.getByText('Robin')).toHaveCount(0)
})

test('who made the household and handed it over is removed by its new owner, and opens a household of their own', async ({
  page,
  browser,
  service,
}) => {
  const founder = await registerParent(service.url)
  await addChild(founder.call, { name: 'Robin' })
  const heir = await registerParent(service.url)
  await founder.call('confirm', { body: { current_password: password } })
  await founder.call('inviteParent', { body: { email: heir.session.user.email } })
  const link = await mailedInvitation(service, heir.session.user.email)
  await heir.call('acceptInvitation', { body: { token: new URL(link).hash.slice(1) } })
  await founder.call('handOverHousehold', { body: { user_id: heir.session.user.id } })
  const other = await otherPhone(browser)
  await signIn(other, service.url, founder.session)
  await other.goto(`${service.url}/dashboard`)
  await expect(other.getByRole('heading', { name: 'Robin' })).toBeVisible()

  await signIn(page, service.url, heir.session)
  await page.goto(`${service.url}/sharing`)
  await parentsOn(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  const question = page.getByRole('alertdialog', { name: /^Remove .* from the household\?/ })
  await expect(question.getByText('what is paid stays here to its end')).toBeVisible()
  await question.getByRole('button', { name: 'Remove' }).click()
  await prove(page)
  await expect(parentsOn(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.goto(`${service.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Robin' })).toBeVisible()

  await other.reload()
  await expect(other.getByRole('button', { name: 'Get Started' }).first()).toBeVisible()
  const { email } = founder.session.user
  const again = await clientOf(service.url)('login', { body: { email, password } })
  await signIn(other, service.url, again)
  await other.goto(`${service.url}/dashboard`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('Robin')).toHaveCount(0)
})
