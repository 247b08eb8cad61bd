import { defineRoute } from '../../routing/define-route.tsx'
import { lazyData } from '../../routing/lazy-data.ts'
import { lazyPage } from '../../routing/lazy-page.ts'
import { homeLive } from './home-live.ts'

export const homeRoute = defineRoute({
  feature: 'home',
  path: '/',
  findParams: () => ({}),
  title: (t) => t('home.documentTitle'),
  page: lazyPage(async () => (await import('./HomePage.tsx')).HomePage),
  parts: [homeLive],
  data: lazyData(async () => (await import('./load-home-page.ts')).loadHomePage),
})
