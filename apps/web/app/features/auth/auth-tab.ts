export type AuthTab = 'login' | 'register'
