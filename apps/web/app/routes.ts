import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/public.tsx', [
    index('routes/landing.tsx'),
    route('about', 'routes/about.tsx'),
    route('how-it-works', 'routes/how-it-works.tsx'),
    route('faqs', 'routes/faqs.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('reset', 'routes/reset.tsx'),
    route('lock', 'routes/lock.tsx'),
    route('verify', 'routes/verify.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/signed-in.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('children/new', 'routes/children/new.tsx'),
    route('children/:id', 'routes/children/child.tsx'),
    route('children/:id/progress', 'routes/children/progress.tsx'),
    route('meal-plan/generate', 'routes/meal-plan/generate.tsx'),
    route('meal-plan/:id', 'routes/meal-plan/plan.tsx'),
    route('meal-plan/:id/household-list', 'routes/meal-plan/household-list.tsx'),
    route('meal-plan/:id/print', 'routes/meal-plan/print.tsx'),
    route('meal-plan/:id/menu', 'routes/meal-plan/menu.tsx'),
    route('meal-plan/:id/cook/:day/:slot', 'routes/meal-plan/cook.tsx'),
    route('subscription', 'routes/subscription.tsx'),
    route('subscription/success', 'routes/subscription-success.tsx'),
    route('account', 'routes/account.tsx'),
  ]),
] satisfies RouteConfig
