import { pageAddress } from '@brightplate/contract/site/page-address'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { buildLanguage } from '../build-language.ts'

/** A public page stands at the address of its language; what a mail or a login leads to has one in all. */
function publicRoute(page: string, file: string) {
  const path = pageAddress(page, buildLanguage).slice(1)
  return path === '' ? index(file) : route(path, file)
}

export default [
  layout('routes/public.tsx', [
    publicRoute('/', 'routes/public/landing.tsx'),
    publicRoute('/about', 'routes/public/about.tsx'),
    publicRoute('/how-it-works', 'routes/public/how-it-works.tsx'),
    publicRoute('/faqs', 'routes/public/faqs.tsx'),
    publicRoute('/contact', 'routes/public/contact.tsx'),
    publicRoute('/privacy', 'routes/public/privacy.tsx'),
    publicRoute('/health-data', 'routes/public/health-data.tsx'),
    route('reset', 'routes/public/reset.tsx'),
    route('lock', 'routes/public/lock.tsx'),
    route('verify', 'routes/public/verify.tsx'),
    route('join', 'routes/public/join.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route('shared', 'routes/shared.tsx'),
  layout('routes/signed-in.tsx', [
    route('dashboard', 'routes/signed-in/dashboard.tsx'),
    route('children/new', 'routes/signed-in/children/new.tsx'),
    route('children/:id', 'routes/signed-in/children/child.tsx'),
    route('children/:id/progress', 'routes/signed-in/children/progress.tsx'),
    route('children/:id/share', 'routes/signed-in/children/share.tsx'),
    route('children/:id/clinic', 'routes/signed-in/children/clinic.tsx'),
    route('children/:id/boards', 'routes/signed-in/children/boards.tsx'),
    route('children/:id/record', 'routes/signed-in/children/record.tsx'),
    route('children/:id/school', 'routes/signed-in/children/school.tsx'),
    route('sharing', 'routes/signed-in/sharing.tsx'),
    route('meal-plan/generate', 'routes/signed-in/meal-plan/generate.tsx'),
    route('meal-plan/:id', 'routes/signed-in/meal-plan/plan.tsx'),
    route('meal-plan/:id/household-list', 'routes/signed-in/meal-plan/household-list.tsx'),
    route('meal-plan/:id/print', 'routes/signed-in/meal-plan/print.tsx'),
    route('meal-plan/:id/menu', 'routes/signed-in/meal-plan/menu.tsx'),
    route('meal-plan/:id/cook/:day/:slot', 'routes/signed-in/meal-plan/cook.tsx'),
    route('subscription', 'routes/signed-in/subscription.tsx'),
    route('subscription/success', 'routes/signed-in/subscription-success.tsx'),
    route('account', 'routes/signed-in/account.tsx'),
  ]),
] satisfies RouteConfig
