/** Every call of the API, below its base `/api`. No schema here, so that the browser's client stays small. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Needs a live bearer token. */
  signedIn: boolean
}

export const apiBase = '/api'

export const endpoints = {
  register: { method: 'POST', path: '/auth/register', signedIn: false },
  login: { method: 'POST', path: '/auth/login', signedIn: false },
  logout: { method: 'POST', path: '/auth/logout', signedIn: true },
  forgotPassword: { method: 'POST', path: '/auth/password/forgot', signedIn: false },
  resetPassword: { method: 'POST', path: '/auth/password/reset', signedIn: false },
  lockAccount: { method: 'POST', path: '/auth/lock', signedIn: false },
  verifyEmail: { method: 'POST', path: '/auth/email/verify', signedIn: false },
  sendContactMessage: { method: 'POST', path: '/contact', signedIn: false },
  readAccount: { method: 'GET', path: '/account', signedIn: true },
  changeAccount: { method: 'PATCH', path: '/account', signedIn: true },
  eraseAccount: { method: 'DELETE', path: '/account', signedIn: true },
  exportAccount: { method: 'GET', path: '/account/export', signedIn: true },
  sendVerifyLink: { method: 'POST', path: '/account/verify-link', signedIn: true },
  listChildren: { method: 'GET', path: '/children', signedIn: true },
  createChild: { method: 'POST', path: '/children', signedIn: true },
  readChild: { method: 'GET', path: '/children/:id', signedIn: true },
  changeChild: { method: 'PUT', path: '/children/:id', signedIn: true },
  deleteChild: { method: 'DELETE', path: '/children/:id', signedIn: true },
  changeDishSaid: { method: 'PUT', path: '/children/:id/dishes-said', signedIn: true },
  readEatingLog: { method: 'GET', path: '/children/:id/eating-log', signedIn: true },
  changeEatingLog: { method: 'PUT', path: '/children/:id/eating-log', signedIn: true },
  answerEatingQuestion: {
    method: 'PUT',
    path: '/children/:id/eating-log/answer',
    signedIn: true,
  },
  listGoalTicks: { method: 'GET', path: '/children/:id/goal-ticks', signedIn: true },
  changeGoalTick: { method: 'PUT', path: '/children/:id/goal-ticks', signedIn: true },
  compareNutritionWeeks: { method: 'GET', path: '/children/:id/nutrition-weeks', signedIn: true },
  listDishPhotos: { method: 'GET', path: '/dish-photos', signedIn: true },
  changePhotoAgreement: { method: 'PUT', path: '/dish-photos', signedIn: true },
  readDishPhoto: { method: 'GET', path: '/dish-photos/:dish', signedIn: true },
  keepDishPhoto: { method: 'PUT', path: '/dish-photos/:dish', signedIn: true },
  removeDishPhoto: { method: 'DELETE', path: '/dish-photos/:dish', signedIn: true },
  interpretProfileTerms: { method: 'POST', path: '/profile-terms/interpret', signedIn: true },
  listFoodTiles: { method: 'POST', path: '/profile-terms/food-tiles', signedIn: true },
  generatePlan: { method: 'POST', path: '/meal-plans/generate', signedIn: true },
  offerEasyDinner: { method: 'POST', path: '/meal-plans/easy-dinner', signedIn: true },
  listPlans: { method: 'GET', path: '/meal-plans', signedIn: true },
  readPlan: { method: 'GET', path: '/meal-plans/:id', signedIn: true },
  deletePlan: { method: 'DELETE', path: '/meal-plans/:id', signedIn: true },
  restorePlan: { method: 'POST', path: '/meal-plans/:id/restore', signedIn: true },
  listRevisions: { method: 'GET', path: '/meal-plans/:id/revisions', signedIn: true },
  goBackToRevision: { method: 'POST', path: '/meal-plans/:id/revisions', signedIn: true },
  listAlternatives: { method: 'POST', path: '/meal-plans/:id/alternatives', signedIn: true },
  swapMeal: { method: 'PUT', path: '/meal-plans/:id/meals', signedIn: true },
  moveMeal: { method: 'PUT', path: '/meal-plans/:id/meals/day', signedIn: true },
  changeLocks: { method: 'PUT', path: '/meal-plans/:id/locks', signedIn: true },
  regeneratePlan: { method: 'POST', path: '/meal-plans/:id/regenerate', signedIn: true },
  previewRegeneration: { method: 'GET', path: '/meal-plans/:id/regenerate', signedIn: true },
  listShoppingMarks: { method: 'GET', path: '/meal-plans/:id/shopping-marks', signedIn: true },
  changeShoppingMarks: { method: 'PUT', path: '/meal-plans/:id/shopping-marks', signedIn: true },
  followShoppingMarks: {
    method: 'GET',
    path: '/meal-plans/:id/shopping-marks/events',
    signedIn: true,
  },
  listMealTemplates: { method: 'GET', path: '/meal-templates', signedIn: true },
  createMealTemplate: { method: 'POST', path: '/meal-templates', signedIn: true },
  deleteMealTemplate: { method: 'DELETE', path: '/meal-templates/:id', signedIn: true },
  readPlanJob: { method: 'GET', path: '/meal-plans/jobs/:id', signedIn: true },
  followPlanJob: { method: 'GET', path: '/meal-plans/jobs/:id/events', signedIn: true },
  readSubscription: { method: 'GET', path: '/subscriptions/status', signedIn: true },
  startCheckout: { method: 'POST', path: '/subscriptions/checkout', signedIn: true },
  cancelSubscription: { method: 'POST', path: '/subscriptions/cancel', signedIn: true },
  resumeSubscription: { method: 'POST', path: '/subscriptions/resume', signedIn: true },
  openBillingPortal: { method: 'POST', path: '/subscriptions/portal', signedIn: true },
  readPaymentStatus: { method: 'GET', path: '/payments/status/:id', signedIn: true },
  readHealth: { method: 'GET', path: '/healthz', signedIn: false },
  readReadiness: { method: 'GET', path: '/readyz', signedIn: false },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
