import 'i18next'
import type following from './following/texts/en.json'
import type signIn from './sign-in/texts/en.json'
import type { Messages } from './i18n/i18n.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Messages; following: typeof following; signIn: typeof signIn }
  }
}
