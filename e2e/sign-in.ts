import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sessionKey } from '../apps/web/app/api/session-store.ts'
import type { ChildBody } from '../packages/contract/src/child.ts'
import type { Service } from './serve.ts'

export interface Parent {
  name: string
  email: string
  password: string
  token: string
}

async function post(service: Service, path: string, body: unknown, token?: string) {
  const response = await fetch(`${service.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

export async function registerParent(service: Service): Promise<Parent> {
  const parent = {
    name: 'Kim Parent',
    email: `kim-${randomUUID()}@example.com`,
    password: 'correct horse',
  }
  const { token } = await post(service, '/auth/register', parent)
  return { ...parent, token }
}

/** Registers a parent and opens the path as they see it, without going through the dialog. */
export async function openSignedIn(page: Page, service: Service, path: string): Promise<Parent> {
  const parent = await registerParent(service)
  const session = await post(service, '/auth/login', parent)
  await page.goto(`${service.url}/privacy`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
  await page.goto(`${service.url}${path}`)
  return { ...parent, token: session.token }
}

/** A child that is there already; the form is not what is tested. */
export const addChild = (
  service: Service,
  parent: Parent,
  changes: Partial<ChildBody> = {},
): Promise<{ id: string; name: string }> =>
  post(
    service,
    '/children',
    {
      name: 'Robin',
      age: 7,
      diagnosis: 'autism',
      allergies: [],
      behavioral_goals: [],
      dietary_preferences: [],
      ...changes,
    },
    parent.token,
  )
